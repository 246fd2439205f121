'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from './notice'
import { useWorkerRun } from './use-worker-run'

/** A text that is too long for a field, or in a file. */
export interface HeldText {
  blob: Blob
  name: string
}

/** A held text that a page of an older build may have left. */
export function readHeldText(record: unknown): HeldText | undefined {
  const { blob, name } = Object(record)
  return blob instanceof Blob && typeof name === 'string' ? { blob, name } : undefined
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
  const { state, progress, run, fail, clear } = useWorkerRun<Result>(failureOf, () => field.current?.focus())

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
    // With the mark, what comes back is UTF-8 to spreadsheets too.
    const typed = field.current?.value ?? ''
    const started = start(text?.blob ?? new Blob(typed.trim() === '' ? [] : ['\ufeff', typed]))
    if (started instanceof Worker) run(started)
    else fail(started)
  }

  return {
    field,
    held,
    state,
    progress,
    hold(text: HeldText) {
      setHeld(text)
      work(text)
    },
    release() {
      setHeld(undefined)
      clear()
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
