import { useEffect, useRef } from 'react'
import { runWorker } from '@/components/text-work/run-worker'
import { usePreparedWorker } from '@/components/text-work/use-prepared-worker'
import type { Reading, ReadingJob } from './reading'

/** Reads files and pasted texts in a worker. A new job ends the last one, whose promise stays open. */
export function useReader() {
  const { prepare, take } = usePreparedWorker(
    () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
  )
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  /** Rejects with `WorkerFailure`. */
  function read(job: ReadingJob): Promise<Reading> {
    current.current?.abort()
    current.current = new AbortController()
    return runWorker<Reading>(take(), job, { signal: current.current.signal })
  }

  return { prepare, read }
}
