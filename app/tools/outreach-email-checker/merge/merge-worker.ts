import { serveJobs } from '@/components/text-work/run-worker'
import { merge } from './merge'

/** Reads the list off the main thread, which also keeps the public suffix list off the page. */
serveJobs(merge)
