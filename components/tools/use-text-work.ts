'use client'

import { type FormEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from './notice'

/** What a worker posts: its progress from 0 to 1, then how it ended. */
export type WorkerMessage<Result> =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: Result }
  /** `reason` says what is wrong with the text; absent for an unexpected error. */
  | { kind: 'failed'; reason?: string }

export type WorkState<Result> =
  | { kind: 'working'; share: number }
  /** `run` is a different number for each result. */
  | { kind: 'done'; run: number; result: Result }
  | ({ kind: 'failed' } & Failure)

/** A text that is too long for a field, or in a file. */
export interface HeldText {
  blob: Blob
  name: string
}

export type TextWork = ReturnType<typeof useTextWork<unknown>>

/** Lets a worker read the text of a field, or the held text. A new text ends the work on the last one. */
export function useTextWork<Result>({
  start,
  failureOf,
}: {
  /** Starts a worker for the text, or says why there is nothing to do. */
  start: (text: Blob) => Worker | Failure
  failureOf: (reason: string | undefined) => Failure
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const worker = useRef<Worker>(undefined)
  const runs = useRef(0)
  const [held, setHeld] = useState<HeldText>()
  const [state, setState] = useState<WorkState<Result>>()

  useEffect(() => () => worker.current?.terminate(), [])

  const [filled, setFilled] = useState<string>()
  const workOn = useEffectEvent((text: string) => {
    // Where a file was held, the field is back only now.
    if (field.current) field.current.value = text
    setFilled(undefined)
    work(undefined)
  })
  useEffect(() => {
    if (filled !== undefined) workOn(filled)
  }, [filled])

  function work(text: HeldText | undefined) {
    worker.current?.terminate()
    // With the mark, what comes back is UTF-8 to spreadsheets too.
    const typed = field.current?.value ?? ''
    const started = start(text?.blob ?? new Blob(typed.trim() === '' ? [] : ['\ufeff', typed]))
    if (!(started instanceof Worker)) return fail(started)
    setState({ kind: 'working', share: 0 })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => receive(data)
    started.onerror = () => receive({ kind: 'failed' })
  }

  function receive(message: WorkerMessage<Result>) {
    if (message.kind === 'progress') return setState({ kind: 'working', share: message.share })
    worker.current?.terminate()
    if (message.kind === 'failed') return fail(failureOf(message.reason))
    // A transition, so that drawing large tables does not block clicks.
    startTransition(() => setState({ kind: 'done', run: ++runs.current, result: message.result }))
  }

  function fail(failure: Failure) {
    setState({ kind: 'failed', ...failure })
    field.current?.focus()
  }

  return {
    field,
    held,
    state,
    hold(text: HeldText) {
      setHeld(text)
      work(text)
    },
    release() {
      worker.current?.terminate()
      setHeld(undefined)
      setState(undefined)
    },
    /** Puts a text into the field in place of what is there, and works on it. */
    fill(text: string) {
      setHeld(undefined)
      setFilled(text)
    },
    /** Works on the same text once more. */
    again: () => work(held),
    submit(event: FormEvent) {
      event.preventDefault()
      work(held)
    },
  }
}
