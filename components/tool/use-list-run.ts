'use client'

import { useEffect } from 'react'
import type { Verdict } from '@/components/list/list'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { Choice } from '@/components/sheet/reading/choice'
import type { Values } from './field'
import type { Form } from './form'
import { changeReading, type Given, givenIn, openableId } from './given-list'
import type { ListValue } from './list-field'
import { type Started, useListsRun } from './use-lists-run'

/** Has a worker read the list of a form's field, and keeps its verdict with the list. */
export function useListRun<V extends Values, Result extends { verdict: Verdict }>(
  form: Form<V>,
  name: keyof V & string,
  createWorker: () => Worker,
  start: (given: Given, values: V) => Promise<Started>,
) {
  const listIn = (values: V) => values[name] as ListValue
  const run = useListsRun<V, Result>(form, {
    createWorker,
    listsIn: (values) => [listIn(values)],
    start: ([given], values) => start(given as Given, values),
    failed: 'This list could not be read',
  })
  const given = run.given.current[0]

  const result = run.state?.kind === 'done' ? run.state.result : undefined
  useEffect(() => {
    const { id, reading } = run.given.current[0] ?? {}
    if (!result || id === undefined || !reading) return
    void browserLists.change(id, { type: 'judged', verdict: result.verdict, reading })
  }, [result, run.given])

  return {
    ...run,
    /** Of the file; undefined for a text. */
    fileName: given?.id === undefined ? undefined : given.name,
    /** Makes a list of a typed text. It is not read anew. */
    saveList() {
      const [typed] = run.given.current
      if (!typed || typed.id !== undefined) return
      const { file, name: title, reading } = typed
      const id = browserLists.add({ file, name: title }, { reading, verdict: result?.verdict })
      run.given.current = [{ ...typed, id }]
      run.knows([{ text: '', list: id }])
      form.set(name, { text: '', list: id })
    },
    changeReading: (reading: Choice) => changeReading(form, name, reading),
    /** The id under which other tools open the list; undefined if this browser saves nothing. */
    listId: async () =>
      openableId(run.given.current[0] ?? (await givenIn(listIn(form.state().values))), result?.verdict),
  }
}
