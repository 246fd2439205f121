import { clear, createStore, getMany, setMany, type UseStore } from 'idb-keyval'
import { inStorage } from './browser-storage'
import { isPlausibleTime } from './plausible-time'

/** A value and the day of its data, as YYYY-MM-DD. No value: the provider did not know the domain. */
export interface Dated {
  value?: number
  day: string
}

/** A domain's last value, and the one from a day before that. */
export interface LastValue extends Dated {
  before?: Dated
}

export type LastValues = ReadonlyMap<string, LastValue>

/** A record a domain, so that a visit writes only what it looked up. `idb-keyval` has one store in a database. */
const stores = new Map<string, UseStore>()

function storeOf(tool: string): UseStore {
  const store = stores.get(tool) ?? createStore(`last ${tool}`, 'values')
  stores.set(tool, store)
  return store
}

/** The saved values of these domains, from 0 to `max`; undefined where the browser saves nothing. */
export function findLastValues(tool: string, domains: readonly string[], max: number): Promise<LastValues | undefined> {
  return inStorage(async () => {
    const records = await getMany<unknown>([...domains], storeOf(tool))
    const found = records.flatMap((record, at): [string, LastValue][] => {
      const last = readLastValue(record, max, Date.now())
      return last ? [[domains[at] ?? '', last]] : []
    })
    return new Map(found)
  }, undefined)
}

export function keepLastValues(tool: string, values: LastValues): Promise<void> {
  return inStorage(() => setMany([...values], storeOf(tool)), undefined)
}

export function forgetLastValues(tool: string): Promise<void> {
  return inStorage(() => clear(storeOf(tool)), undefined)
}

/** The record after a lookup. Data of the same day change nothing of what was before. */
export function nextLastValue(last: LastValue | undefined, now: Dated): LastValue {
  if (!last) return now
  if (last.day < now.day) return { ...now, before: { value: last.value, day: last.day } }
  return last.day === now.day ? { ...now, before: last.before } : last
}

/** The value of an earlier day than the data of `now`. */
export function earlierValue(last: LastValue | undefined, now: Dated): Dated | undefined {
  return [last, last?.before].find((one) => one !== undefined && one.day < now.day)
}

/** A record of the browser's storage; undefined if it is none, as an older version or another program may leave it. */
export function readLastValue(record: unknown, max: number, nowMs: number): LastValue | undefined {
  const dated = readDated(record, max, nowMs)
  return dated && { ...dated, before: readDated(Object(record).before, max, nowMs) }
}

function readDated(record: unknown, max: number, nowMs: number): Dated | undefined {
  const { value, day } = Object(record)
  const isValue = value === undefined || (typeof value === 'number' && value >= 0 && value <= max)
  return isValue && isDay(day, nowMs) ? { value, day } : undefined
}

function isDay(day: unknown, nowMs: number): day is string {
  if (typeof day !== 'string') return false
  const ms = Date.parse(day)
  return isPlausibleTime(ms, nowMs) && new Date(ms).toISOString().slice(0, 10) === day
}
