import { sentences } from '@/lib/endpoints/sentences'

export interface Counters {
  editorsPitched: number
  blogsResearched: number
  /** Whether they are counted from sample rows. */
  isSample: boolean
}

type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>

const NO_DATABASE = 'There are no counters here, because this site isn’t connected to a database.'
const FAILED = 'These figures could not be loaded. Reload the page in a few minutes.'

/** Asks `/api/stats`. Returns a sentence where it does not answer with two counts. Never throws. */
export async function askCounters(fetch: Fetch, signal: AbortSignal): Promise<Counters | string> {
  try {
    const response = await fetch('/api/stats', { signal })
    const { editorsPitched, blogsResearched, error } = await response.json()
    if (error === sentences.noDatabase) return NO_DATABASE
    if (!response.ok || !isCount(editorsPitched) || !isCount(blogsResearched)) return FAILED
    return { editorsPitched, blogsResearched, isSample: response.headers.get('X-Sample-Data') === 'true' }
  } catch {
    return FAILED
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
