import { serveJobs } from '@/components/workers/serve-jobs'
import { merge } from './merge'

/** Reads the list off the main thread, which also keeps the public suffix list off the page. */
serveJobs(merge)
