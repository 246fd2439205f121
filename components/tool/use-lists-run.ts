import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Failure } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { useWorkerRun } from '@/components/text-work/use-worker-run'
import { isSame } from './define-tool'
import type { Values } from './field'
import type { Form } from './form'
import { type Given, givenIn, isEmpty } from './given-list'
import type { ListValue } from './list-field'

/** A job for the worker, or why there is none. */
type Started = { job: object } | Failure

interface ListsRun<V extends Values> {
  createWorker: () => Worker
  /** Loads what shows a result. */
  prepareResult: () => Promise<void>
  listsIn: (values: V) => readonly ListValue[]
  /** Gets the lists in their order. */
  start: (given: readonly Given[], values: V) => Started | Promise<Started>
  /** The title of a failure of the worker. */
  failed: string
}

/** Has a worker read the lists of a form: when it is asked to, and when a list comes, goes or is read anew. */
export function useListsRun<V extends Values, Result>(form: Form<V>, options: ListsRun<V>) {
  const { createWorker, prepareResult, listsIn, start, failed } = options
  const work = useWorkerRun<Result>(createWorker, failed)
  const given = useRef<readonly Given[]>([])
  const lists = useRef(listsIn(form.tool.initial))
  const turn = useRef(0)
  const ran = useRef(form.tool.initial)
  const job = useRef<object>(undefined)
  // The focus when somebody asked for the result that is shown, or comes; null if nobody did.
  const startedFrom = useRef<Element>(null)

  function prepare() {
    work.prepare()
    void prepareResult()
  }

  const run = useEffectEvent(async (asks: boolean, values: V) => {
    const own = ++turn.current
    startedFrom.current = asks ? document.activeElement : null
    ran.current = values
    const wanted = listsIn(values)
    if (!wanted.every(isEmpty)) prepare()
    const next = await Promise.all(wanted.map(givenIn))
    if (own !== turn.current) return
    given.current = next
    // The list may have been deleted.
    const isExpected = asks && wanted.every(({ list }) => list === undefined)
    if (next.every(({ file }) => file.size === 0) && !isExpected) return work.clear()
    const started = await start(next, values)
    if (own !== turn.current) return
    if (!('job' in started)) return work.fail(started)
    job.current = started.job
    void work.run(started.job)
  })

  const follow = useEffectEvent(() => {
    const { by, values } = form.state()
    const before = lists.current
    const now = listsIn(values)
    lists.current = now
    if (isSame(now, before)) return
    const comes = now.some(
      (one) => (one.list ?? one.reading) !== undefined && !before.some((old) => isSource(old, one)),
    )
    const goes = now.length < before.length || before.some(({ list }) => list && !now.some((one) => one.list === list))
    // A typed text waits for a click.
    if (by === 'typed' && !comes && !(goes && work.state)) return
    void run(by === 'example' || (by !== 'restored' && comes), values)
  })

  const followList = useEffectEvent((id: string, isReadAnew: boolean) => {
    if (isReadAnew && lists.current.some(({ list }) => list === id)) void run(true, form.state().values)
  })

  useEffect(() => {
    // A file may have been dropped before.
    follow()
    const stops = [form.subscribe(follow), browserLists.subscribe(followList)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [form])

  return {
    ...work,
    prepare,
    given,
    /** The last job of the worker, of which the result is shown. */
    job,
    startedFrom,
    /** Takes lists as those that were read. */
    knows(read: readonly ListValue[]) {
      lists.current = read
    },
    submit(event: FormEvent) {
      event.preventDefault()
      void run(true, form.state().values)
    },
    /** Runs again with the values of the last run. */
    again: () => void run(false, ran.current),
    /** Runs again with another value of a field, which a visitor has chosen in the result. */
    change<Name extends keyof V & string>(name: Name, value: V[Name]) {
      form.set(name, value)
      void run(true, { ...ran.current, [name]: value })
    },
  }
}

/** Whether both are the same list, or texts, and read in the same way. */
function isSource(one: ListValue, other: ListValue): boolean {
  return one.list === other.list && isSame(one.reading, other.reading)
}
