import { startTransition, useEffect, useRef, useState } from 'react'
import { NOT_LOADED } from '@/components/result/failure-notice'
import type { Failure } from '@/components/result/notice'
import { runWorker, WorkerFailure } from './run-worker'

export type WorkState<Result> =
  | { kind: 'working' }
  /** `run` is a different number for each result. */
  | { kind: 'done'; run: number; result: Result }
  | ({ kind: 'failed' } & Failure)

/** One worker at a time: a new one ends the last one. `failed` is the title of a failure. */
export function useWorkerRun<Result>(failed: string) {
  const current = useRef<AbortController>(undefined)
  const runs = useRef(0)
  const [state, setState] = useState<WorkState<Result>>()

  useEffect(() => () => current.current?.abort(), [])

  async function run(worker: Worker, job: object) {
    current.current?.abort()
    current.current = new AbortController()
    const { signal } = current.current
    setState({ kind: 'working' })
    try {
      const result = await runWorker<Result>(worker, job, { signal })
      // A transition, so that drawing large tables does not block clicks.
      startTransition(() => setState({ kind: 'done', run: ++runs.current, result }))
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error
      fail(error.reason === undefined ? NOT_LOADED : { title: failed, reason: error.reason })
    }
  }

  function fail(failure: Failure) {
    current.current?.abort()
    setState({ kind: 'failed', ...failure })
  }

  return {
    state,
    run,
    fail,
    clear() {
      current.current?.abort()
      setState(undefined)
    },
  }
}
