import { useWorker } from '@/components/text-work/use-worker'
import type { Reading, ReadingJob } from './reading'

/** Reads files and pasted texts in a worker. */
export const useReader = () =>
  useWorker<ReadingJob, Reading>(() => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }))
