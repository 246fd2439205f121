'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { Failure } from './notice'
import { useWorkerRun } from './use-worker-run'

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
  const [held, setHeld] = useState<HeldText>()
  const { state, run, fail, clear } = useWorkerRun<Result>(failureOf, () => field.current?.focus())

  function work(text: HeldText | undefined) {
    const typed = field.current?.value ?? ''
    const started = start(text?.blob ?? new Blob([typed.trim() && typed]))
    if (started instanceof Worker) run(started)
    else fail(started)
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
      setHeld(undefined)
      clear()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      work(held)
    },
  }
}
