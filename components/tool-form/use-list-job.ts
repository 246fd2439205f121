import { type FormEvent, startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type Verdict, verdictOf } from '@/components/list-reading/list'
import type { Failure } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { Choice } from '@/components/sheet/reading/choice'
import { failureOf } from '@/components/workers/failure-of'
import { useWorker } from '@/components/workers/use-worker'
import type { WorkState } from '@/components/workers/work-status'
import type { Values } from './field'
import type { Form } from './form'
import type { ListValue } from './list-field'
import { type Cause, type ListEvent, type ListJob, reduceJob, startOfJob } from './list-job'
import { changeReading, type OpenedList, openList } from './opened-list'

export interface ListTool<V extends Values, Result> {
  createWorker: () => Worker
  /** Loads what shows a result. */
  prepareResult: () => Promise<unknown>
  listsIn: (values: V) => readonly ListValue[]
  /** Says that nothing was filled in. */
  nothing: Failure
  /** The title of a failure. Gets the lists in their order, as the next two do. */
  failed: (given: readonly OpenedList[]) => string
  /** Reads the lists. `run` has the worker do a job, and rejects with `WorkerFailure`. */
  read: (given: readonly OpenedList[], values: V, cause: Cause, run: RunJob) => Promise<WorkState<Result>>
  /** By a list's place: what is saved with it of a result. */
  verdictsOf?: (result: Result, given: readonly OpenedList[]) => readonly (Verdict | undefined)[]
  /** The exports of links that were read, by the places of their lists. These sites are saved in place of a verdict. */
  exportsIn?: (result: Result) => readonly { at: number; linkingSites: readonly string[] }[]
}

type RunJob = <Read>(job: object) => Promise<Read>

/** Has a worker read the lists of a form, by the rules of `list-job.ts`, and saves with each what was found. */
export function useListJob<V extends Values, Result>(form: Form<V>, tool: ListTool<V, Result>) {
  const { initial } = form.tool
  const worker = useWorker<object, unknown>(tool.createWorker)
  const [job, dispatch] = useReducer<ListJob<V, Result>, [ListEvent<V, Result>]>(
    reduceJob,
    startOfJob<V, Result>(initial, tool.listsIn(initial)),
  )
  const latest = useRef(0)
  /** The lists of the last result. */
  const read = useRef<readonly OpenedList[]>([])
  const submitted = useRef<HTMLFormElement>(null)

  function prepare() {
    worker.prepare()
    void tool.prepareResult()
  }

  const begin = useEffectEvent(async () => {
    const { run, values, cause } = job
    latest.current = run
    worker.end()
    const wanted = tool.listsIn(values)
    if (wanted.some(({ text, list }) => text || list)) prepare()
    const given = await Promise.all(wanted.map(openList))
    // A newer reading has the worker. This one ends here, and nobody waits for it.
    const runJob = (<Read>(next: object) =>
      run === latest.current ? (worker.run(next) as Promise<Read>) : new Promise<Read>(() => {})) as RunJob
    const failed = (failure: Failure): WorkState<Result> => ({ kind: 'failed', failure })
    // The visitor may have deleted a list. That is not a failure.
    const isTyped = wanted.every(({ list }) => list === undefined)
    const nothing = cause === 'visitor' && isTyped ? failed(tool.nothing) : ({ kind: 'idle' } as const)
    const hasAny = given.some(({ file }) => file.size > 0)
    const outcome = hasAny
      ? await tool.read(given, values, cause, runJob).catch((error) => failed(failureOf(error, tool.failed(given))))
      : nothing
    if (run !== latest.current) return
    if (outcome.kind === 'done') saveVerdicts(outcome.result, given)
    if (outcome.kind === 'failed' && cause === 'visitor') submitted.current?.querySelector('textarea')?.focus()
    // A transition, so that drawing large tables does not block clicks.
    startTransition(() => dispatch({ type: 'read', run, outcome }))
  })

  /** Saves the findings with each list. */
  function saveVerdicts(result: Result, given: readonly OpenedList[]) {
    read.current = given
    const verdicts = tool.verdictsOf?.(result, given) ?? []
    const sites = new Map(tool.exportsIn?.(result).map(({ at, linkingSites }) => [at, linkingSites]))
    for (const [at, { id, reading, leftOut }] of given.entries()) {
      const verdict = verdicts[at] ?? verdictOf(sites.get(at), leftOut)
      if (id !== undefined) void browserLists.change(id, { type: 'judged', verdict, reading, isExport: sites.has(at) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run is read once
  useEffect(() => {
    if (job.kind === 'reading') void begin()
  }, [job.run])

  const follow = useEffectEvent(() => {
    const state = form.state()
    dispatch({ type: 'form changed', state, lists: tool.listsIn(state.values) })
  })
  useEffect(() => {
    // A file may have been dropped before.
    follow()
    return form.subscribe(follow)
  }, [form])
  useEffect(() => {
    return browserLists.subscribe((id, isReadAnew) => {
      if (isReadAnew) dispatch({ type: 'list changed', id, values: form.state().values })
    })
  }, [form])

  const examples = tool.listsIn({ ...initial, ...form.tool.example }).map(({ text }) => text)
  const ask = (values: V) => dispatch({ type: 'asked', values, lists: tool.listsIn(values) })
  return {
    job,
    /** Whether the last lists have a text of the example. */
    isExample: tool.listsIn(job.values).some(({ text }) => text !== '' && examples.includes(text)),
    prepare,
    /** The lists of the last result. */
    read: () => read.current,
    /** A worker for another job about them. */
    takeWorker: worker.take,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      submitted.current = event.currentTarget
      ask(form.state().values)
    },
    /** Reads again with another value of a field, which a visitor has chosen in the result. */
    change<Name extends keyof V & string>(name: Name, value: V[Name]) {
      form.set(name, value)
      ask({ ...job.values, [name]: value })
    },
    /** Has one of the lists, by its place, read in another way. */
    changeReading(at: number, choice: Choice) {
      const given = tool.listsIn(form.state().values)[at]
      if (given) changeReading(form, given, choice)
    },
    /** The id of the list that was read. A typed text becomes one, which is put into its field. */
    saveText(name: keyof V & string): string | undefined {
      const [typed] = read.current
      if (!typed || typed.id !== undefined || job.kind !== 'done') return typed?.id
      const { file, name: fileName, reading } = typed
      const verdict = tool.verdictsOf?.(job.result, read.current)[0]
      const id = browserLists.add({ file, name: fileName }, { reading, verdict })
      read.current = [{ ...typed, id }]
      const list: ListValue = { text: '', list: id }
      dispatch({ type: 'text saved', values: { ...job.values, [name]: list }, lists: [list] })
      // The same list: what was chosen for it stays.
      form.dispatch({ type: 'typed', values: { [name]: list } as Partial<V> })
      return id
    },
  }
}
