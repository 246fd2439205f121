import { Unavailable } from '@/lib/errors'
import { processWide } from '@/lib/process-wide'
import { services } from '@/lib/services'
import { freshSecondsAt } from '@/lib/stats/computed'
import { steadyNow } from '@/lib/steady-clock'

/** The public counters as the home page shows them. */
export interface Counters {
  /** Absent while the database cannot be asked. */
  figures?: { editorsPitched: number; blogsResearched: number; sample: boolean }
  /** For how long they may be served. */
  freshSeconds: number
}

/** What a process knows of them. */
export interface CountersRecord {
  /** By the main thread of the own server, which alone has the stores. */
  told?: Counters
  /** When those that were read last have to be read again, in milliseconds by `steadyNow`. */
  freshUntil?: number
}

/** How soon a page that has no counters is made again. */
const RETRY_SECONDS = 2

const record = () => processWide('counters', (): CountersRecord => ({}))

/** Has `readCounters` give these from now on. */
export function tellCounters(counters: Counters): void {
  record().told = counters
}

export async function readCounters(): Promise<Counters> {
  const counters = record().told ?? (await computeCounters())
  record().freshUntil = steadyNow() + counters.freshSeconds * 1_000
  return counters
}

async function computeCounters(): Promise<Counters> {
  try {
    const { stats, ageSeconds, sample } = await services().stats.read()
    return { figures: { ...stats, sample }, freshSeconds: freshSecondsAt(ageSeconds) }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { freshSeconds: RETRY_SECONDS }
  }
}
