import { useEffect, useRef } from 'react'
import { runWorker } from './run-worker'

/**
 * A worker that can be loaded ahead of its job, which then needs no connection. `create` makes one. A new job ends the
 * last one, whose promise stays open.
 */
export function useWorker<Job extends object, Result>(create: () => Worker) {
  const prepared = useRef<Worker>(undefined)
  const current = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      prepared.current?.terminate()
      current.current?.abort()
    },
    [],
  )

  function prepare(): Worker {
    if (prepared.current) return prepared.current
    const worker = create()
    // Its script could not be loaded. The next job tries again, and reports it.
    worker.onerror = () => {
      if (prepared.current === worker) prepared.current = undefined
    }
    prepared.current = worker
    return worker
  }

  /** The prepared worker, or a new one. */
  function take(): Worker {
    const worker = prepare()
    prepared.current = undefined
    return worker
  }

  return {
    prepare: () => void prepare(),
    take,
    end: () => current.current?.abort(),
    /** Rejects with `WorkerFailure`. */
    run(job: Job): Promise<Result> {
      current.current?.abort()
      current.current = new AbortController()
      return runWorker<Result>(take(), job, { signal: current.current.signal })
    },
  }
}
