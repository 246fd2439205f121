'use client'

import { useEffect, useRef } from 'react'
import { runWorker } from '@/components/text-work/run-worker'
import type { Reading, ReadingJob } from './reading'

/** Reads files and pasted texts in a worker. A new job ends the last one, whose promise stays open. */
export function useReader() {
  const prepared = useRef<Worker>(undefined)
  const current = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      prepared.current?.terminate()
      current.current?.abort()
    },
    [],
  )

  /** Loads the worker ahead of the next job. */
  function prepare() {
    if (prepared.current) return prepared.current
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
    // Its script could not be loaded. The next job tries again, and hears of it.
    worker.onerror = () => {
      if (prepared.current === worker) prepared.current = undefined
    }
    prepared.current = worker
    return worker
  }

  /** Rejects with `WorkerFailure`. */
  function read(job: ReadingJob): Promise<Reading> {
    current.current?.abort()
    current.current = new AbortController()
    const worker = prepare()
    prepared.current = undefined
    return runWorker<Reading>(worker, job, { signal: current.current.signal })
  }

  return { prepare, read }
}
