import { unpackGzip } from '@/components/csv/unpack-gzip'
import type { List } from '@/components/list-reading/list'
import { readKnown, type Site } from '@/components/store/site'
import { AT_ONCE, CLEARED, fitting, kinds, type Store, type Update } from '@/components/store/store'
import { InvalidInput } from '@/lib/errors'

const FORMAT = 'saved by the tools, 1'
/** Of the number before the records: their length in bytes. */
const LENGTH_BYTES = 16
const MAX_MEGABYTES = 500
const NO_COPY = 'This is not a copy saved on this page, or it is damaged.'

/** Everything that the tools have saved, as one file: the records as JSON, then the lists' files. Throws `InvalidInput`. */
export async function makeCopy(store: Store, maxMegabytes = MAX_MEGABYTES): Promise<Blob> {
  const [lists, sites, excluded, forms] = await Promise.all([
    store.readAll('lists'),
    store.readAll('sites'),
    store.readAll('excluded'),
    store.readAll('forms'),
  ])
  const ids = lists.map(({ id }) => id)
  const found = await store.read('files', ids)
  const files: Blob[] = []
  const written = lists.flatMap((list, at) => {
    const file = found[at]
    if (!file) return []
    files.push(file)
    const verdict = list.verdict && { ...list.verdict, leftOut: [...list.verdict.leftOut] }
    return [{ ...list, verdict, decisions: [...(list.decisions ?? [])], bytes: file.size }]
  })
  const records = new Blob([
    JSON.stringify({ format: FORMAT, lists: written, sites, excluded, forms: forms.filter(isForm) }),
  ])
  const copy = new Blob([String(records.size).padStart(LENGTH_BYTES), records, ...files])
  if (copy.size > maxMegabytes * 1_000_000)
    throw new InvalidInput(
      `A copy has room for ${maxMegabytes} MB, and this one has more. Delete some lists, then save it.`,
    )
  return new Response(copy.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

/** Portions of updates that bring a copy back, but for what is newer in the store. Throws `InvalidInput`. */
export async function readCopy(file: Blob, nowMs: number, maxMegabytes = MAX_MEGABYTES): Promise<Update[][]> {
  const copy = await unpackGzip(file, maxMegabytes * 1_000_000, {
    tooLarge: `A copy has room for ${maxMegabytes} MB, and this one has more.`,
    damaged: NO_COPY,
  })
  let at = 0
  const take = (bytes: unknown) => {
    if (!Number.isSafeInteger(bytes) || Number(bytes) < 0 || at + Number(bytes) > copy.size) return refuse()
    at += Number(bytes)
    return copy.slice(at - Number(bytes), at)
  }
  const records = take(Number(await take(LENGTH_BYTES).text()))
  const { format, lists, sites, excluded, forms } = await parse(records, nowMs)
  const portions = arrayOf(lists).map((record) => listUpdates(record, take(Object(record).bytes)))
  if (format !== FORMAT || at !== copy.size) refuse()
  const updates: Update[] = []
  for (const form of fitting('forms', arrayOf(forms)).filter(isForm))
    updates.push({ kind: 'forms', key: form.key, next: (now) => newest(now, form) })
  for (const one of fitting('excluded', arrayOf(excluded)))
    updates.push({ kind: 'excluded', key: one.domain, next: (now) => newest(now, one) })
  for (const site of fitting('sites', arrayOf(sites)))
    updates.push({ kind: 'sites', key: site.domain, next: (now) => newerOf(now, site, nowMs) })
  for (let from = 0; from < updates.length; from += AT_ONCE) portions.push(updates.slice(from, from + AT_ONCE))
  return portions
}

async function parse(json: Blob, nowMs: number): Promise<Record<string, unknown>> {
  try {
    const records = Object(JSON.parse(await json.text()))
    clampTimes(records, nowMs)
    return records
  } catch {
    return refuse()
  }
}

/** Times in the future become now: the visitor's own forms would be older, and be deleted. */
function clampTimes(record: Record<string, unknown>, nowMs: number): void {
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'object' && value !== null) clampTimes(value as Record<string, unknown>, nowMs)
    else if (typeof value === 'number' && name.endsWith('Ms')) record[name] = Math.min(value, nowMs)
  }
}

function refuse(): never {
  throw new InvalidInput(NO_COPY)
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function mapOf(entries: unknown): Map<unknown, unknown> {
  return new Map(arrayOf(entries).filter((entry): entry is [unknown, unknown] => Array.isArray(entry)))
}

/** A file never changes, so the one that is there is the same. */
function listUpdates(record: unknown, file: Blob): Update[] {
  const { verdict, decisions, ...rest } = Object(record)
  const { leftOut, domains } = Object(verdict)
  const list = kinds.lists.check({
    ...rest,
    verdict: { leftOut: mapOf(leftOut), domains },
    decisions: mapOf(decisions),
  })
  if (!list) return []
  return [
    { kind: 'lists', key: list.id, next: (now) => (now ? joined(now, list) : list) },
    { kind: 'files', key: list.id, next: (now) => now ?? file },
  ]
}

/** The list that was changed later, with the newer decision of each row. */
function joined(now: List, copied: List): List {
  const [older, newer] = (now.changedMs ?? 0) < (copied.changedMs ?? 0) ? [now, copied] : [copied, now]
  const decisions = [...(older.decisions ?? []), ...(newer.decisions ?? [])]
  if (decisions.length === 0) return newer
  return { ...newer, decisions: new Map(decisions.sort(([, a], [, b]) => a.atMs - b.atMs)) }
}

/** The time of a clearing empties the forms of open tabs, so it stays where it is. */
const isForm = ({ key }: { key: string }) => !key.endsWith(CLEARED)

/** Of each measure, the newer value. */
function newerOf(now: Site | undefined, copied: Site, nowMs: number): Site | undefined {
  const newer = Object.entries(copied.values).filter(([measure, value]) => {
    const [there, one] = [now?.values[measure], value].map((known) => readKnown(known, Number.POSITIVE_INFINITY, nowMs))
    if (!one || !there) return one !== undefined
    return one.day === there.day ? (one.atMs ?? 0) > (there.atMs ?? 0) : one.day > there.day
  })
  if (newer.length === 0) return now
  return { domain: copied.domain, values: { ...now?.values, ...Object.fromEntries(newer) } }
}

function newest<Saved extends { savedMs: number }>(now: Saved | undefined, copied: Saved): Saved {
  return now && now.savedMs >= copied.savedMs ? now : copied
}
