import { z } from 'zod'
import { QuotaExceeded, UpstreamError } from '@/lib/errors'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchUpstream, parseJsonBody } from '@/lib/upstream/fetch-upstream'
import { parseRetryAfter } from '@/lib/upstream/retry-after'
import type { RatingProvider } from './rating'

const DEFAULT_URL = 'https://api.ahrefs.com/v3/public/domain-rating-free'

const answer = z.object({ domain_rating: z.object({ domain_rating: z.number().min(0).max(100) }) })

/** Domain Rating by Ahrefs. Its licence requires a visible link to https://ahrefs.com/ beside every value. */
export function createAhrefsRatings({ key, url = DEFAULT_URL }: { key?: string; url?: string }): RatingProvider {
  const guarded = createBreaker('the rating provider')
  return { source: url, ratingOf: (domain) => guarded((deadlineMs) => ask(domain, deadlineMs)) }

  async function ask(domain: string, deadlineMs: number): Promise<number> {
    const endpoint = new URL(url)
    endpoint.searchParams.set('target', domain)
    endpoint.searchParams.set('output', 'json')
    const upstream = await fetchUpstream(
      endpoint,
      { headers: { Accept: 'application/json', ...(key && { Authorization: `Bearer ${key}` }) } },
      deadlineMs,
    )
    const { status, headers } = upstream
    if (status === 429) {
      const seconds = parseRetryAfter(headers.get('Retry-After'))
      throw new QuotaExceeded(`The rating provider takes no more requests; try again in ${seconds} seconds.`, seconds)
    }
    if (status === 401 || status === 403) {
      throw new UpstreamError('status', `the rating provider refuses ${key ? 'the key' : 'to answer without a key'}`, {
        status,
      })
    }
    if (status !== 200) throw new UpstreamError('status', `the rating provider answered ${status}`, { status })
    const parsed = answer.safeParse(parseJsonBody(upstream).json)
    if (!parsed.success) throw new UpstreamError('shape', 'the rating provider answered no rating from 0 to 100')
    return parsed.data.domain_rating.domain_rating
  }
}
