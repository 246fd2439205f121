import { memoize } from '@/lib/memoize'

/** A value and the day of its data, as YYYY-MM-DD. No value: the provider did not know the domain. */
export interface Dated {
  value?: number
  day: string
}

/** The last value of a measure, and the one from a day before that. */
export interface KnownValue extends Dated {
  before?: Dated
  /** The provider's response in full, and when it was asked. */
  answer?: unknown
  atMs?: number
}

/** A registrable domain, and the values that this browser knows of it. */
export interface Site {
  domain: string
  /** By measure, such as `PageRank`. What is wrong in one is dropped by `readKnown`. */
  values: Readonly<Record<string, unknown>>
}

export function checkSite(record: unknown): Site | undefined {
  const { domain, values } = Object(record)
  return typeof domain === 'string' && typeof values === 'object' && values !== null ? { domain, values } : undefined
}

/** A measure's value, from 0 to `max`; undefined if there is none that fits. */
export function readKnown(record: unknown, max: number, nowMs: number): KnownValue | undefined {
  const { before, answer, atMs } = Object(record)
  const known: KnownValue | undefined = readDated(record, max, nowMs)
  if (!known) return undefined
  if (before) known.before = readDated(before, max, nowMs)
  if (isPlausibleTime(atMs, nowMs)) {
    known.answer = answer
    known.atMs = atMs
  }
  return known
}

/** The known value after a lookup. Data of the same day keep the value before. */
export function nextKnown(last: KnownValue | undefined, now: KnownValue): KnownValue {
  if (!last) return now
  if (last.day < now.day) return { ...now, before: { value: last.value, day: last.day } }
  return last.day === now.day ? { ...now, before: last.before } : last
}

/** The value of an earlier day than the data of `now`. */
export function earlierValue(last: KnownValue | undefined, now: Dated): Dated | undefined {
  return [last, last?.before].find((one) => one !== undefined && one.day < now.day)
}

function readDated(record: unknown, max: number, nowMs: number): Dated | undefined {
  const { value, day } = Object(record)
  const isValue = value === undefined || (typeof value === 'number' && value >= 0 && value <= max)
  return isValue && isDay(day, nowMs) ? { value, day } : undefined
}

/** The tools are younger. */
const FIRST_MS = Date.UTC(2020, 0)
/** Clocks of two devices, and a provider's day, may be ahead by this much. */
const AHEAD_MS = 86_400_000

/** Whether a saved time can be that of a lookup. An impossible one would be shown, or never be looked up again. */
function isPlausibleTime(ms: unknown, nowMs: number): ms is number {
  return typeof ms === 'number' && ms >= FIRST_MS && ms <= nowMs + AHEAD_MS
}

function isDay(day: unknown, nowMs: number): day is string {
  return typeof day === 'string' && isPlausibleTime(startOf(day), nowMs)
}

/** In milliseconds; NaN for a day that does not exist. Thousands of sites share few days. */
const startOf = memoize((day) => {
  const ms = Date.parse(day)
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? Number.NaN : ms
})
