export interface Counters {
  editorsPitched: number
  blogsResearched: number
  /** Whether they are counted from sample rows. */
  isSample: boolean
}

type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>

/** Fetches `/api/stats`; undefined if it does not return two counts. Never throws. */
export async function fetchCounters(fetch: Fetch, signal: AbortSignal): Promise<Counters | undefined> {
  try {
    const response = await fetch('/api/stats', { signal })
    const { editorsPitched, blogsResearched } = await response.json()
    if (!response.ok || !isCount(editorsPitched) || !isCount(blogsResearched)) return undefined
    return { editorsPitched, blogsResearched, isSample: response.headers.get('X-Sample-Data') === 'true' }
  } catch {
    return undefined
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
