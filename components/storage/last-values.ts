import { clear, createStore, getMany, setMany, type UseStore } from 'idb-keyval'
import { inStorage } from './browser-storage'

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

/** The kept values of these domains; undefined where the browser keeps nothing. */
export function findLastValues(tool: string, domains: readonly string[]): Promise<LastValues | undefined> {
  return inStorage(async () => {
    const records = await getMany<unknown>([...domains], storeOf(tool))
    const found = records.flatMap((record, at): [string, LastValue][] => {
      const last = readLastValue(record)
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

/** A record that a page of an older build may have left. */
export function readLastValue(record: unknown): LastValue | undefined {
  const dated = readDated(record)
  return dated && { ...dated, before: readDated(Object(record).before) }
}

function readDated(record: unknown): Dated | undefined {
  const { value, day } = Object(record)
  const isValue = value === undefined || Number.isFinite(value)
  return isValue && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { value, day } : undefined
}
