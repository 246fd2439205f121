import { config } from '@/lib/config'
import { Unavailable } from '@/lib/errors'
import { processWide } from '@/lib/process-wide'
import { services } from '@/lib/services'
import { freshSecondsAt } from '@/lib/stats/computed'
import { steadyNow } from '@/lib/steady-clock'

/** The public counters as the home page shows them. */
export interface Counters {
  /** Absent while the database is unavailable. */
  figures?: { editorsPitched: number; blogsResearched: number; sample: boolean }
  /** How long they may be served. */
  freshSeconds: number
}

export interface CountersRecord {
  /** Set in the rendering thread of the own server, whose main thread alone has the stores. */
  given?: Counters
  /** When the counters that were read last become stale, in milliseconds of `steadyNow`. */
  freshUntil?: number
}

/** How soon a page without counters is rendered again. */
const RETRY_SECONDS = 2

const record = () => processWide('counters', (): CountersRecord => ({}))

/** Sets what `readCounters` returns from now on. */
export function setCounters(counters: Counters): void {
  record().given = counters
}

export async function readCounters(): Promise<Counters> {
  const counters = record().given ?? (await computeCounters())
  record().freshUntil = steadyNow() + counters.freshSeconds * 1_000
  return counters
}

async function computeCounters(): Promise<Counters> {
  const { vercel, database } = config()
  // There, the embedded database is deployed with `/api/stats` alone, because it is three times as large as the page.
  if (vercel && database.kind === 'embedded') return { freshSeconds: freshSecondsAt(0) }
  try {
    const { stats, ageSeconds, sample } = await services().stats.read()
    return { figures: { ...stats, sample }, freshSeconds: freshSecondsAt(ageSeconds) }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { freshSeconds: RETRY_SECONDS }
  }
}
