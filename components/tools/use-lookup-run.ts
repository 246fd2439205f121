import { useRef, useState } from 'react'
import type { Answered } from '@/components/queue/queue'
import { useReader } from '@/components/sheet/use-reader'
import type { Found } from './domain-form'
import type { Answers } from './kept-record'
import { findRun, forgetRun, isOnlyTab, keepAnswers, keepRun } from './kept-run'
import { type Lookup, MAX_ROWS } from './lookup'
import { sitesOf } from './sheet-head'
import { showQuery } from './show-query'
import { useQueue } from './use-queue'

/** A list this short is done before anybody could close the tab. */
const MAX_UNKEPT = 10
/** A younger answer would be the same. */
const DAY_MS = 86_400_000

/** One run of a lookup at a time. A long one is kept in this browser, and goes on where it was after a reload. */
export function useLookupRun<Value>(lookup: Lookup<Value>) {
  const { running, run, stop } = useQueue(lookup.options)
  const reader = useReader()
  const [work, setWork] = useState<Found>()
  const [keeping, setKeeping] = useState<'kept' | 'earlier' | 'refused' | 'in another tab'>()
  // Read from what is kept at the first run.
  const answers = useRef<Map<string, Answered<Value>>>(undefined)

  /** `isTakenUp` keeps answers of any age, each of which has its day. */
  async function start(found: Found, isTakenUp = false) {
    const domains = found.kind === 'list' ? found.list.domains : sitesOf(found.sheet.rows.slice(0, MAX_ROWS))
    const kept = await findRun(lookup.what, lookup.isValue)
    const earlier: Answers<Value> = answers.current ?? kept?.answers ?? new Map()
    const known = new Map([...earlier].filter(([, { atMs }]) => isTakenUp || Date.now() - atMs < DAY_MS))
    answers.current = known
    setWork(found)
    const isLong = domains.length > MAX_UNKEPT || found.kind === 'sheet'
    setKeeping(kept && !isLong ? 'earlier' : undefined)
    const isKept = isLong ? keep(found) : Promise.resolve(false)
    return run(domains, {
      known: new Map(known),
      onAnswers(added) {
        for (const [domain, answer] of added) known.set(domain, answer)
        void isKept.then((is) => (is ? keepAnswers(lookup.what, known) : undefined))
      },
    })
  }

  async function keep(found: Found): Promise<boolean> {
    if (!(await isOnlyTab(lookup.what))) {
      setKeeping('in another tab')
      return false
    }
    const { file, name } = found
    const given = found.kind === 'list' ? found.list.domains : { file, name, column: found.sheet.column }
    const isKept = await keepRun(lookup.what, {
      given,
      search: window.location.search,
      answers: answers.current ?? new Map(),
    })
    setKeeping(isKept ? 'kept' : 'refused')
    return isKept
  }

  /** Goes on with the run that is kept, if it belongs to the page's query and `isWanted` still says so. */
  async function takeUp(search: string, isWanted: () => boolean) {
    const kept = await findRun(lookup.what, lookup.isValue)
    // A link has its own list; the bare page has the one that is kept.
    if (!kept || (search !== '' && search !== kept.search)) return undefined
    if (!(await isOnlyTab(lookup.what))) {
      setKeeping('in another tab')
      return undefined
    }
    if (!isWanted()) return undefined
    const { given } = kept
    showQuery(kept.search)
    if (!('file' in given)) {
      void start(listOf(given), true)
      return given
    }
    const reading = await reader.read({ file: given.file, wantsSheet: true, column: given.column })
    if (reading.kind === 'sheet') void start({ ...reading, ...given }, true)
    return given
  }

  async function changeColumn(column: number) {
    if (work?.kind !== 'sheet') return
    const reading = await reader.read({ file: work.file, wantsSheet: true, column })
    if (reading.kind === 'sheet') void start({ ...work, sheet: reading.sheet })
  }

  function forget() {
    if (keeping === 'kept') {
      stop()
      setWork(undefined)
    }
    answers.current = new Map()
    setKeeping(undefined)
    void forgetRun(lookup.what)
  }

  return { running, work, reader, keeping, start, takeUp, changeColumn, forget }
}

/** Domains that came neither from a file nor from the field. */
export function listOf(domains: readonly string[]): Found {
  return { kind: 'list', list: { domains: [...domains], rejected: [] }, file: new Blob(), name: '' }
}
