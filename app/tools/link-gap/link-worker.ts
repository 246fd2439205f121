import { serveJobs } from '@/components/workers/serve-jobs'
import { compare } from './compare'

/** Compares exports off the main thread, which also keeps the public suffix list off the page. */
serveJobs(compare)
