'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import { DEADLINE_MS, TOO_SLOW } from '@/components/sheet/deadline'
import type { Failure } from './notice'

/** What a worker posts: its progress from 0 to 1, then how it ended. */
export type WorkerMessage<Result> =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: Result }
  /** `reason` says what is wrong with the text; absent for an unexpected error. */
  | { kind: 'failed'; reason?: string }

export type WorkState<Result> =
  | { kind: 'working' }
  /** `run` is a different number for each result. */
  | { kind: 'done'; run: number; result: Result }
  | ({ kind: 'failed' } & Failure)

/**
 * One worker at a time: a new one ends the last one, and a silent one fails. `onFailure` is called after each failure.
 * `progress` is for the bar that the hook moves by itself: drawing the form for each message would make typing slow.
 */
export function useWorkerRun<Result>(failureOf: (reason: string | undefined) => Failure, onFailure?: () => void) {
  const worker = useRef<Worker>(undefined)
  const runs = useRef(0)
  const progress = useRef<HTMLProgressElement>(null)
  const [state, setState] = useState<WorkState<Result>>()
  const deadline = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      clearTimeout(deadline.current)
      worker.current?.terminate()
    },
    [],
  )

  function end() {
    clearTimeout(deadline.current)
    worker.current?.terminate()
    worker.current = undefined
  }

  function wait() {
    clearTimeout(deadline.current)
    deadline.current = setTimeout(() => fail(failureOf(TOO_SLOW)), DEADLINE_MS)
  }

  function run(started: Worker) {
    end()
    worker.current = started
    wait()
    moveTo(0)
    setState({ kind: 'working' })
    // A message of an ended worker may still be on its way.
    const receiveOwn = (message: WorkerMessage<Result>) => worker.current === started && receive(message)
    started.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => receiveOwn(data)
    started.onerror = () => receiveOwn({ kind: 'failed' })
  }

  function receive(message: WorkerMessage<Result>) {
    if (message.kind === 'progress') {
      wait()
      return moveTo(message.share)
    }
    if (message.kind === 'failed') return fail(failureOf(message.reason))
    end()
    // A transition, so that drawing large tables does not block clicks.
    startTransition(() => setState({ kind: 'done', run: ++runs.current, result: message.result }))
  }

  function moveTo(share: number) {
    if (progress.current) progress.current.value = share
  }

  function fail(failure: Failure) {
    end()
    setState({ kind: 'failed', ...failure })
    onFailure?.()
  }

  return {
    state,
    progress,
    run,
    fail,
    clear() {
      end()
      setState(undefined)
    },
  }
}
