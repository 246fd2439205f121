import { useEffect, useRef } from 'react'

/** A worker that can be loaded ahead of its job, which then needs no connection. `create` makes one. */
export function usePreparedWorker(create: () => Worker) {
  const prepared = useRef<Worker>(undefined)
  useEffect(() => () => prepared.current?.terminate(), [])

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

  return {
    prepare: () => void prepare(),
    /** The prepared worker, or a new one. */
    take(): Worker {
      const worker = prepare()
      prepared.current = undefined
      return worker
    },
  }
}
