import { serveJobs } from '@/components/text-work/run-worker'
import { clean } from './clean'

/** Cleans lists off the main thread, which also keeps the public suffix list off the page. */
serveJobs(clean)
