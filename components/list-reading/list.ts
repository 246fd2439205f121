import { isSame } from '@/components/elements/is-same'
import { type Choice, changed, readChoice } from '@/components/sheet/reading/choice'

/** A file or a text that a visitor brought. Its bytes never change: other bytes are another list. */
export interface List {
  id: string
  name: string
  savedMs: number
  /** When a visitor last renamed it, decided on a site, or had it read in another way. */
  changedMs?: number
  /** When a tool last read it. */
  usedMs?: number
  /** Whether it is an export of links. Any other list is one of prospects. */
  isExport?: boolean
  /** How it is to be read, where the reader was wrong. */
  reading: Choice
  /** A tool's findings, for the current reading only. */
  verdict?: Verdict
  /** A person's, by site or contact (`site address`). They outlive a change of the reading. */
  decisions?: Decisions
}

export interface Decision {
  verdict?: 'kept' | 'skipped'
  /** Why a site was skipped. */
  reason?: string
  note?: string
  /** When it was made. */
  atMs: number
}

export type Decisions = ReadonlyMap<string, Decision>

export interface Verdict {
  /** By the index of a row among all rows: why it was left out. */
  leftOut: ReadonlyMap<number, string>
  /** The sites that are left, so that another tool does not have to read the file. */
  domains: readonly string[]
}

export type ListChange =
  | { type: 'renamed'; name: string }
  /** Only what changes, so that two tabs can change one list at once. */
  | { type: 'read'; reading: Choice }
  /** A tool has read it. `reading` is the one that the verdict is about. */
  | { type: 'judged'; verdict?: Verdict; reading: Choice; isExport: boolean }
  /** `undefined` takes a decision back. */
  | { type: 'decided'; decisions: ReadonlyMap<string, Decision | undefined> }

/** The list after a change. A verdict about another reading changes nothing. */
export function apply(list: List, change: ListChange): List {
  switch (change.type) {
    case 'renamed':
      return { ...list, name: change.name }
    case 'read':
      return { ...list, reading: changed(list.reading, change.reading), verdict: undefined }
    case 'judged': {
      if (!isSame(list.reading, change.reading)) return list
      // A form that comes back may name a list that has become one of prospects.
      const isExport = (change.isExport && !list.decisions?.size) || undefined
      return { ...list, isExport, verdict: change.verdict ?? list.verdict }
    }
    case 'decided': {
      const decisions = new Map(list.decisions)
      for (const [key, decision] of change.decisions) {
        if (decision) decisions.set(key, decision)
        else decisions.delete(key)
      }
      return { ...list, decisions }
    }
  }
}

/** The list of a record, which a page of another build may have left. */
export function checkList(record: unknown): List | undefined {
  const { id, name, savedMs, changedMs, usedMs, isExport, verdict, decisions } = Object(record)
  const reading = readChoice(Object(record).reading)
  if (typeof id !== 'string' || typeof name !== 'string' || !Number.isFinite(savedMs) || !reading) return undefined
  return {
    id,
    name,
    savedMs,
    ...(Number.isFinite(changedMs) && { changedMs }),
    ...(Number.isFinite(usedMs) && { usedMs }),
    ...(isExport === true && { isExport }),
    reading,
    verdict: checkVerdict(verdict),
    ...checkDecisions(decisions),
  }
}

/** The verdict of a tool that leaves no row out; undefined where it knows no sites, or where another tool's is there. */
export function verdictOf(domains: readonly string[] | undefined, leftOut?: Verdict['leftOut']): Verdict | undefined {
  return leftOut?.size ? undefined : domains && { leftOut: new Map(), domains }
}

function checkDecisions(record: unknown): Pick<List, 'decisions'> {
  if (!(record instanceof Map) || record.size === 0) return {}
  const decisions = new Map<string, Decision>()
  for (const [site, decision] of record) {
    const { verdict, reason, note, atMs } = Object(decision)
    if (typeof site !== 'string' || !Number.isFinite(atMs)) continue
    decisions.set(site, {
      ...((verdict === 'kept' || verdict === 'skipped') && { verdict }),
      ...(typeof reason === 'string' && { reason }),
      ...(typeof note === 'string' && { note }),
      atMs,
    })
  }
  return { decisions }
}

function checkVerdict(record: unknown): Verdict | undefined {
  const { leftOut, domains } = Object(record)
  return leftOut instanceof Map && Array.isArray(domains) && domains.every((one) => typeof one === 'string')
    ? { leftOut, domains }
    : undefined
}
