import { NO_DATABASE } from '@/lib/endpoints/sentences'

export interface Counters {
  editorsPitched: number
  blogsResearched: number
  /** Whether they are counted from sample rows. */
  isSample: boolean
}

type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>

/** Fetches `/api/stats`, or says why there are no counters. Never throws. */
export async function fetchCounters(fetch: Fetch, signal: AbortSignal): Promise<Counters | 'failed' | 'no-database'> {
  try {
    const response = await fetch('/api/stats', { signal })
    const { editorsPitched, blogsResearched, error } = await response.json()
    if (error === NO_DATABASE) return 'no-database'
    if (!response.ok || !isCount(editorsPitched) || !isCount(blogsResearched)) return 'failed'
    return { editorsPitched, blogsResearched, isSample: response.headers.get('X-Sample-Data') === 'true' }
  } catch {
    return 'failed'
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
