import { serveJobs } from '@/components/workers/serve-jobs'
import { clean } from './clean'
import type { Cleaned, FileJob, Job } from './messages'
import { writeFile } from './write-file'

/** Cleans lists off the main thread, which also keeps the public suffix list off the page. */
serveJobs<Job | FileJob, Cleaned | Blob>((job) => ('wanted' in job ? writeFile(job) : clean(job)))
