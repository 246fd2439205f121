import { serveJobs } from '@/components/workers/serve-jobs'
import { readSource } from './reading'

/** Reads off the main thread, which also keeps the public suffix list off the page. */
serveJobs(readSource)
