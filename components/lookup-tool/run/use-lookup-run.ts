import { useRef, useState } from 'react'
import { useReader } from '@/components/list/use-reader'
import type { Found } from '@/components/lookup-tool/domain-form'
import type { Answered } from '@/components/queue/queue'
import { showQuery } from '@/components/result/show-query'
import type { Choice } from '@/components/sheet/choice'
import type { Sheet } from '@/components/sheet/reading/sheet'
import { sitesOf } from '@/components/sheet/sites-of'
import type { Answers } from '@/components/storage/kept-record'
import {
  findLastValues,
  forgetLastValues,
  keepLastValues,
  type LastValues,
  nextLastValue,
} from '@/components/storage/last-values'
import { findRun, forgetRun, isOnlyRun, type KeptRun, keepAnswers, keepRun } from './kept-run'
import { type Lookup, MAX_ROWS } from './lookup'
import type { AskLimit, Proposal } from './plan'
import { useQueue } from './use-queue'

/** A list this short is done before anybody could close the tab. */
const MAX_UNKEPT = 10
const NO_VALUES: LastValues = new Map()
/** A younger answer would be the same. */
const DAY_MS = 86_400_000

/** Who asks for a run. Nothing is kept of one that a link or an agent begins: the visitor did not ask for it. */
type Origin = 'visitor' | 'kept' | 'link' | 'agent'

/** One run of a lookup at a time. A long one is kept in this browser, and goes on where it was after a reload. */
export function useLookupRun<Value>(lookup: Lookup<Value>, limit: AskLimit) {
  const { running, usage, run, stop } = useQueue(lookup.options)
  const reader = useReader()
  const [work, setWork] = useState<Found>()
  // A list or sheet that waits for a click.
  const [proposed, setProposed] = useState<Proposal>()
  const [keeping, setKeeping] = useState<'kept' | 'values' | 'earlier' | 'refused' | 'in another tab'>()
  const [last, setLast] = useState<LastValues>(NO_VALUES)
  // False once they are cleared, though the run goes on.
  const keepsValues = useRef(false)
  // Read from what is kept at the first run.
  const answers = useRef<Map<string, Answered<Value>>>(undefined)

  /** Starts a short list, or a short sheet whose column is beyond doubt. Any other waits for a click. */
  async function propose(found: Found, origin: 'visitor' | 'link') {
    const next = await proposal(found)
    const isCertain = found.kind === 'list' || found.sheet.view.isCertain
    if (isCertain && !(await isLong(next))) return void (await start(found, origin))
    stop()
    setWork(found)
    setProposed(next)
  }

  async function proposal(found: Found): Promise<Proposal> {
    const domains = domainsOf(found)
    const { size: known } = answersOf(domains, knownIn(await findRun(lookup.what, lookup.isValue), 'visitor'))
    return { total: domains.length, known, usage: usage.current, nowMs: Date.now() }
  }

  async function isLong(list: Proposal): Promise<boolean> {
    if (list.total <= MAX_UNKEPT) return false
    const part = await import('./plan').catch(() => undefined)
    return !part || part.isLong(part.planList(list, lookup.options, limit))
  }

  /** Kept answers count at any age, because each is shown with its day. */
  function knownIn(kept: KeptRun<Value> | undefined, origin: Origin): Map<string, Answered<Value>> {
    const earlier: Answers<Value> = answers.current ?? kept?.answers ?? new Map()
    return new Map([...earlier].filter(([, { atMs }]) => origin === 'kept' || Date.now() - atMs < DAY_MS))
  }

  async function start(found: Found, origin: Origin, pauseAfter?: number) {
    const domains = domainsOf(found)
    const [kept, lastValues] = await Promise.all([
      findRun(lookup.what, lookup.isValue),
      findLastValues(lookup.what, domains, lookup.max),
    ])
    const known = knownIn(kept, origin)
    const own = answersOf(domains, known)
    answers.current = known
    setWork(found)
    setProposed(undefined)
    const isLong = domains.length > MAX_UNKEPT || found.kind === 'sheet'
    const isVisitors = origin === 'visitor' || origin === 'kept'
    const isToKeep = isLong && isVisitors
    keepsValues.current = isVisitors && lastValues !== undefined
    setLast(lastValues ?? NO_VALUES)
    setKeeping(isToKeep ? undefined : kept ? 'earlier' : keepsValues.current ? 'values' : undefined)
    const keepValues = (answers: Answers<Value>) => {
      if (!keepsValues.current || answers.size === 0) return
      const next = [...answers].map(
        ([domain, { value, atMs }]) =>
          [domain, nextLastValue(lastValues?.get(domain), lookup.datedOf(value, atMs))] as const,
      )
      void keepLastValues(lookup.what, new Map(next))
    }
    keepValues(own)
    const isKept = isToKeep ? keep(found, own) : Promise.resolve(false)
    return run(domains, {
      known: new Map(known),
      pauseAfter,
      onAnswers(added) {
        for (const [domain, answer] of added) {
          known.set(domain, answer)
          own.set(domain, answer)
        }
        keepValues(added)
        void isKept.then((is) => (is ? keepAnswers(lookup.what, own) : undefined))
      },
    })
  }

  async function keep(found: Found, own: Answers<Value>): Promise<boolean> {
    if (!(await isOnlyRun(lookup.what))) {
      setKeeping('in another tab')
      return false
    }
    const { file, name } = found
    const given = found.kind === 'list' ? found.list.domains : { file, name, ...choiceOf(found.sheet) }
    const isKept = await keepRun(lookup.what, { given, search: window.location.search, answers: own })
    setKeeping(isKept ? 'kept' : 'refused')
    return isKept
  }

  /** Goes on with the run that is kept, if it belongs to the page's query and `isWanted` still says so. */
  async function takeUp(search: string, isWanted: () => boolean) {
    const kept = await findRun(lookup.what, lookup.isValue)
    // A link has its own list; the bare page has the one that is kept.
    if (!kept || (search !== '' && search !== kept.search)) return undefined
    if (!(await isOnlyRun(lookup.what))) {
      setKeeping('in another tab')
      return undefined
    }
    if (!isWanted()) return undefined
    const { given } = kept
    showQuery(kept.search)
    if (!('file' in given)) {
      void start(listOf(given), 'kept')
      return given
    }
    const { file, name, ...choice } = given
    const reading = await reader.read({ file, wantsSheet: true, choice })
    if (reading.kind === 'sheet') void start({ ...reading, file, name }, 'kept')
    return given
  }

  async function change(choice: Choice) {
    if (work?.kind !== 'sheet') return
    const reading = await reader.read({ file: work.file, wantsSheet: true, choice })
    if (reading.kind !== 'sheet') return
    const found = { ...work, sheet: reading.sheet }
    if (!proposed) return void start(found, 'visitor')
    setWork(found)
    setProposed(await proposal(found))
  }

  function forget() {
    if (keeping === 'kept') {
      stop()
      setWork(undefined)
      setProposed(undefined)
    }
    answers.current = new Map()
    keepsValues.current = false
    setLast(NO_VALUES)
    setKeeping(undefined)
    void forgetRun(lookup.what)
    void forgetLastValues(lookup.what)
  }

  return { running, work, proposed, reader, keeping, last, propose, start, takeUp, change, forget }
}

function domainsOf(found: Found): readonly string[] {
  return found.kind === 'list' ? found.list.domains : sitesOf(found.sheet.rows.slice(0, MAX_ROWS))
}

/** How a sheet was read, so that it is read in the same way again. */
function choiceOf({ view: { sheet, header, column } }: Sheet): Required<Choice> {
  return { sheet, header, column }
}

/** The answers of some domains, without what was looked up beside them. */
function answersOf<Value>(domains: readonly string[], known: Answers<Value>): Map<string, Answered<Value>> {
  return new Map(
    domains.flatMap((domain) => {
      const answer = known.get(domain)
      return answer ? [[domain, answer]] : []
    }),
  )
}

/** Domains that came neither from a file nor from the field. */
export function listOf(domains: readonly string[]): Found {
  return { kind: 'list', list: { domains: [...domains], rejected: [] }, file: new Blob(), name: '' }
}
