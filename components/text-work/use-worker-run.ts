import { startTransition, useRef, useState } from 'react'
import { NOT_LOADED } from '@/components/result/failure-notice'
import type { Failure } from '@/components/result/notice'
import { WorkerFailure } from './run-worker'
import { useWorker } from './use-worker'

export type WorkState<Result> =
  | { kind: 'working' }
  /** `run` is a different number for each result. */
  | { kind: 'done'; run: number; result: Result }
  | ({ kind: 'failed' } & Failure)

/** The state of the last job of a worker. `failed` is the title of a failure. */
export function useWorkerRun<Result>(create: () => Worker, failed: string) {
  const worker = useWorker<object, Result>(create)
  const runs = useRef(0)
  const [state, setState] = useState<WorkState<Result>>()

  function fail(failure: Failure) {
    worker.end()
    setState({ kind: 'failed', ...failure })
  }

  return {
    ...worker,
    state,
    fail,
    async run(job: object) {
      setState({ kind: 'working' })
      try {
        const result = await worker.run(job)
        // A transition, so that drawing large tables does not block clicks.
        startTransition(() => setState({ kind: 'done', run: ++runs.current, result }))
      } catch (error) {
        if (!(error instanceof WorkerFailure)) throw error
        fail(error.reason === undefined ? NOT_LOADED : { title: failed, reason: error.reason })
      }
    },
    clear() {
      worker.end()
      setState(undefined)
    },
  }
}
