import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { inTurn } from '@/components/lookup-tool/run/in-turn'
import {
  findKnown,
  forgetKnown,
  type KnownValues,
  onKnown,
  responsesIn,
  saveResponses,
} from '@/components/lookup-tool/run/known-sites'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import type { Proposal } from '@/components/lookup-tool/run/plan'
import { begin, useQueue } from '@/components/lookup-tool/run/use-queue'
import type { Queue } from '@/components/queue/queue'
import { untilDone } from '@/components/queue/until-done'
import type { Form } from '@/components/tool-form/form'
import type { Cause } from '@/components/tool-form/list-job'
import type { LookupValues } from './definition'
import type { LookupList } from './lookup-list'

/** A list this short is done before another tab could ask for it as well. A link with more waits for a click. */
const SHORT = 10
const NOTHING: KnownValues = new Map()
/** A younger answer would be the same. */
const DAY_MS = 86_400_000

/** One run of a lookup at a time. After a reload it goes on where it was. */
export function useLookupRun<Value>(form: Form<LookupValues>, lookup: Lookup<Value>) {
  const { running, usage, run, stop } = useQueue(lookup.options)
  const [work, setWork] = useState<LookupList>()
  // A list or sheet that waits for a click.
  const [proposed, setProposed] = useState<Proposal>()
  const [last, setLast] = useState(NOTHING)
  // Different for each run: filter, order and review belong to one.
  const [started, setStarted] = useState(0)
  /** The sites that the filter of the list shows now. */
  const [shown, setShown] = useState<ReadonlySet<string>>()
  const current = useRef<AbortController>(undefined)
  const turn = useRef(0)

  /** Starts a short list, or a short sheet whose column is beyond doubt. Any other waits for a click. */
  async function propose(found: LookupList, cause: Cause) {
    const { startedMs } = form.state().values
    const isBegun = cause === 'restored' && startedMs > 0
    // A typed list that was never looked up waits in its field.
    if (cause === 'restored' && !isBegun && !found.sheet) return clear()
    const own = ++turn.current
    const nowMs = Date.now()
    const { wanted } = await chosen(found)
    // Also what the file has a value of: a younger one need not wait for a click.
    const remembered = await remember(found.domains, (isBegun ? startedMs : nowMs) - DAY_MS)
    const known = [...remembered.responses.keys()].filter((domain) => wanted.has(domain)).length
    const next = { total: wanted.size, known, usage: usage.current, nowMs }
    const isCertain = !found.sheet || found.sheet.view.isCertain
    const isDue = isBegun || (isCertain && (cause !== 'link' || next.total <= SHORT) && !(await isLong(next)))
    if (own !== turn.current) return
    const isToStart = cause === 'changed reading' ? !proposed : isDue
    if (isToStart) return void (await start(found, cause, remembered))
    clear()
    // After a reload it waits again.
    if (form.state().values.startedMs > 0) form.set('startedMs', 0)
    setWork(found)
    setProposed(next)
  }

  /** The sites to look up. Only a tool that is used needs the never-pitch list. */
  const chosen = async (found: LookupList) => (await import('./chosen-in')).chosenIn(found, lookup.what)

  /** What this browser knows of domains, and the responses in it that need not be asked for again. */
  async function remember(domains: readonly string[], sinceMs: number) {
    const known = await findKnown(lookup, domains)
    return { known, responses: responsesIn(lookup, known, sinceMs) }
  }

  async function isLong(list: Proposal): Promise<boolean> {
    if (list.total - list.known <= SHORT) return false
    const part = await import('@/components/lookup-tool/run/plan').catch(() => undefined)
    return !part || part.isLong(part.planList(list, lookup.options))
  }

  /** Nothing is saved of a run that a link begins: the visitor did not ask for it. */
  async function start(found: LookupList, by: Cause, remembered?: Awaited<ReturnType<typeof remember>>): Promise<void> {
    turn.current += 1
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    const isSaved = by !== 'link'
    const isExample = form.state().over?.of === 'example'
    if (isSaved && by !== 'restored' && !isExample) form.set('startedMs', Date.now())
    const startedMs = (by === 'restored' && form.state().values.startedMs) || Date.now()
    const { domains } = found
    const choice = await chosen(found)
    const { known, responses } = remembered ?? (await remember(domains, startedMs - DAY_MS))
    // The list may have gone meanwhile.
    if (signal.aborted) return
    setWork(found)
    setProposed(undefined)
    setLast(isSaved ? known : NOTHING)
    setStarted((before) => before + 1)
    setShown(choice.shown)
    const queue = run(domains, {
      known: responses,
      leftOut: new Set(domains.filter((domain) => !choice.wanted.has(domain))),
      onAnswers: (answers) => isSaved && !signal.aborted && void saveResponses(lookup, answers),
    })
    const isOpen = queue.state().entries.some(({ state }) => state === 'queued')
    if (!isSaved || domains.length <= SHORT || !isOpen) begin(queue)
    else void inTurn(`${lookup.what} lookups`, signal, stepsOf(queue, domains, startedMs, signal))
  }

  /** Another tab's answers are shown here. They are not asked for again. */
  function stepsOf(queue: Queue<Value>, domains: readonly string[], startedMs: number, signal: AbortSignal) {
    const isOurs = new Set(domains)
    async function learn(some: readonly string[]) {
      const ours = some.filter((domain) => isOurs.has(domain))
      queue.learn((await remember(ours, startedMs - DAY_MS)).responses)
    }
    return {
      follow() {
        queue.follow()
        return onKnown((changed) => void learn(changed))
      },
      async start() {
        await learn(domains)
        if (signal.aborted) return
        begin(queue)
        await untilDone(queue)
      },
    }
  }

  function clear() {
    turn.current += 1
    current.current?.abort()
    stop()
    setWork(undefined)
    setProposed(undefined)
  }

  const forget = useEffectEvent(() => {
    clear()
    setLast(NOTHING)
    void forgetKnown(lookup)
  })
  const queue = running?.queue
  /** Takes sites out of the queue that are no longer chosen. Newly chosen ones wait for a click. */
  const followChoice = useEffectEvent(async (changed?: string) => {
    if (!work || !queue) return
    // Only a filter by state asks for decisions, and only for those of this list, or for sites that other lists have.
    const { state } = work.filter ?? {}
    if (changed !== undefined && (!state || (state !== 'new' && changed !== work.id))) return
    const choice = await chosen(work)
    const { entries } = queue.state()
    queue.leaveOut(entries.flatMap(({ key, state }) => (state === 'queued' && !choice.shown.has(key) ? key : [])))
    setShown(choice.shown)
  })
  useEffect(() => {
    if (!queue) return
    const loading = import('./chosen-in').then(({ onChoice }) => onChoice((changed) => void followChoice(changed)))
    return () => void loading.then((stop) => stop())
  }, [queue])

  const entries = running?.state.entries ?? []
  /** Sites that wait for a click: with a value in the file, or chosen since the lookup started. */
  const waiting = entries.flatMap(({ key, state }) => (state === 'left out' && shown?.has(key) ? key : []))

  useEffect(() => form.subscribe(() => form.state().by === 'cleared' && forget()), [form])
  useEffect(() => () => current.current?.abort(), [])

  return { running, work, setWork, proposed, last, started, waiting, propose, start, clear }
}
