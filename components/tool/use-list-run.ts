'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { ListReading, Verdict } from '@/components/list/list'
import { NOT_LOADED } from '@/components/result/failure-notice'
import type { Failure } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { useWorkerRun } from '@/components/text-work/use-worker-run'
import { isSame } from './define-tool'
import type { Values } from './field'
import type { Form } from './form'
import { changeReading, type Given, givenIn, openableId } from './given-list'
import type { ListValue } from './list-field'

/** Has a worker read the list of a form's field: when it is asked to, and when a list comes or is read anew. */
export function useListRun<V extends Values, Result extends { verdict: Verdict }>(
  form: Form<V>,
  name: keyof V & string,
  /** A worker and its job, or why there is none. */
  start: (given: Given, values: V) => Promise<{ worker: Worker; job: object } | Failure>,
) {
  const work = useWorkerRun<Result>((reason) =>
    reason === undefined ? NOT_LOADED : { title: 'This list could not be read', reason },
  )
  const given = useRef<Given>(undefined)
  const turn = useRef(0)
  // Whether somebody asked for the result that is shown, or comes.
  const isAsked = useRef(false)
  const valueNow = () => form.state().values[name] as ListValue

  const run = useEffectEvent(async (asks: boolean) => {
    const own = ++turn.current
    isAsked.current = asks
    const value = valueNow()
    const next = await givenIn(value)
    if (own !== turn.current) return
    given.current = next
    // The list may have been deleted.
    if (next.file.size === 0 && (!asks || value.list !== undefined)) return work.clear()
    const started = await start(next, form.state().values)
    if (own !== turn.current) return
    if ('worker' in started) void work.run(started.worker, started.job)
    else work.fail(started)
  })

  useEffect(() => {
    let last = form.state().values[name] as ListValue
    const stopForm = form.subscribe(() => {
      const { by, values } = form.state()
      const before = last
      last = values[name] as ListValue
      // A typed text waits for a click.
      const isTyped = by === 'typed' && last.list === before.list && isSame(last.reading, before.reading)
      if (isSame(last, before) || isTyped) return
      void run(by === 'example' || (by !== 'restored' && (last.list !== undefined || last.reading !== undefined)))
    })
    const stopLists = browserLists.subscribe((id, isReadAnew) => {
      if (id === last.list && isReadAnew) void run(true)
    })
    return () => {
      stopForm()
      stopLists()
    }
  }, [form, name])

  const result = work.state?.kind === 'done' ? work.state.result : undefined
  useEffect(() => {
    const { id, reading } = given.current ?? {}
    if (!result || id === undefined || !reading) return
    void browserLists.change(id, { type: 'judged', verdict: result.verdict, reading })
  }, [result])

  return {
    ...work,
    isAsked,
    /** Of the file; undefined for a text. */
    fileName: given.current?.id === undefined ? undefined : given.current.name,
    submit(event: FormEvent) {
      event.preventDefault()
      void run(true)
    },
    changeReading: (reading: ListReading) => changeReading(form, name, reading),
    /** The id under which other tools open the list; undefined if this browser saves nothing. */
    listId: async () => openableId(given.current ?? (await givenIn(valueNow())), result?.verdict),
  }
}
