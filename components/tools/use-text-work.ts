'use client'

import { type FormEvent, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import type { HeldText } from './text-source'

/** What a worker tells of the text that it was given: how far it is, from 0 to 1, or how it ended. */
export type Told<Result> =
  | { is: 'reading'; share: number }
  | { is: 'done'; result: Result }
  | { is: 'refused'; reason: string }
  | { is: 'broken' }

/** What went wrong, and what to do. */
export interface Failure {
  title: string
  reason: string
}

export type Standing<Result> =
  | { is: 'working'; share: number }
  /** `run` is another one for each result. */
  | { is: 'done'; run: number; result: Result }
  | ({ is: 'failed' } & Failure)

export interface TextWork<Result> {
  field: RefObject<HTMLTextAreaElement | null>
  held: HeldText | undefined
  standing: Standing<Result> | undefined
  hold: (given: HeldText) => void
  release: () => void
  submit: (event: FormEvent) => void
}

/** Has a worker read the text of a field, or the one held in its place; a new text ends the work on the last one. */
export function useTextWork<Result>({
  start,
  failureOf,
}: {
  /** Starts the worker of a text, or tells why there is nothing to do. */
  start: (text: Blob) => Worker | Failure
  failureOf: (told: Extract<Told<Result>, { is: 'refused' | 'broken' }>) => Failure
}): TextWork<Result> {
  const field = useRef<HTMLTextAreaElement>(null)
  const worker = useRef<Worker>(undefined)
  const runs = useRef(0)
  const [held, setHeld] = useState<HeldText>()
  const [standing, setStanding] = useState<Standing<Result>>()

  useEffect(() => () => worker.current?.terminate(), [])

  function work(given: HeldText | undefined) {
    worker.current?.terminate()
    const typed = field.current?.value ?? ''
    const started = start(given?.blob ?? new Blob([typed.trim() && typed]))
    if (!(started instanceof Worker)) return fail(started)
    setStanding({ is: 'working', share: 0 })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<Told<Result>>) => hear(data)
    started.onerror = () => hear({ is: 'broken' })
  }

  function hear(told: Told<Result>) {
    if (told.is === 'reading') return setStanding({ is: 'working', share: told.share })
    worker.current?.terminate()
    if (told.is !== 'done') return fail(failureOf(told))
    // A click while the tables are drawn is answered first.
    startTransition(() => setStanding({ is: 'done', run: ++runs.current, result: told.result }))
  }

  function fail(failure: Failure) {
    setStanding({ is: 'failed', ...failure })
    field.current?.focus()
  }

  return {
    field,
    held,
    standing,
    hold(given) {
      setHeld(given)
      work(given)
    },
    release() {
      worker.current?.terminate()
      setHeld(undefined)
      setStanding(undefined)
    },
    submit(event) {
      event.preventDefault()
      work(held)
    },
  }
}
