'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '@/components/result/notice'
import { type HeldFile, textFile } from '@/components/storage/held-file'
import { useWorkerRun } from './use-worker-run'

export type TextWork = ReturnType<typeof useTextWork<unknown>>

/** Lets a worker read the text of a field, or the held text. A new text ends the work on the last one. */
export function useTextWork<Result>({
  start,
  failureOf,
}: {
  /** A worker with its job on the text, or why there is nothing to do. `source` is the same for the same text. */
  start: (text: Blob, source: Blob | string) => { worker: Worker; job: object } | Failure
  failureOf: (reason: string | undefined) => Failure
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [held, setHeld] = useState<HeldFile>()
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

  function work(text: HeldFile | undefined) {
    const typed = field.current?.value ?? ''
    const started = text ? start(text.file, text.file) : start(textFile(typed), typed)
    if ('worker' in started) void run(started.worker, started.job)
    else fail(started)
  }

  return {
    field,
    held,
    state,
    progress,
    hold(text: HeldFile) {
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
