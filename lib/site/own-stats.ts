import { config } from '@/lib/config'
import { UpstreamError } from '@/lib/http/errors'
import { parseJsonBody } from '@/lib/http/fetch-upstream'
import { sharedSecondsIn } from '@/lib/http/freshness'
import { fetchOwn } from '@/lib/http/own-page'
import { services } from '@/lib/services'
import { publicStatsBody } from '@/lib/site/endpoints/bodies'
import { publicStats } from '@/lib/site/endpoints/stats'
import { freshSecondsAt } from '@/lib/stats/computed'

export interface OwnStats {
  editorsPitched: number
  blogsResearched: number
  /** For how long they may be served. */
  freshSeconds: number
  /** Whether they are counted from sample rows. */
  sample: boolean
}

/**
 * The public counters as this site's own endpoint tells them, so that a page never says another value. Throws
 * `UpstreamError` or `Unavailable`.
 */
export async function readOwnStats(): Promise<OwnStats> {
  const { vercel, database } = config()
  // There the endpoint is another function, which alone has the embedded database with it.
  if (vercel && database.kind !== 'embedded') {
    const { stats, ageSeconds, sample } = await services().stats.read()
    return { ...stats, freshSeconds: freshSecondsAt(ageSeconds), sample }
  }
  const answer = await fetchOwn(publicStats.path, 'application/json')
  const parsed = publicStatsBody.safeParse(parseJsonBody(answer).json)
  if (!parsed.success) throw new UpstreamError('shape', `${publicStats.path} of this site has another shape`)
  const { headers } = answer
  const freshSeconds = sharedSecondsIn(headers.get('cache-control'))
  return { ...parsed.data, freshSeconds, sample: headers.has('x-sample-data') }
}
