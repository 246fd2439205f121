import { z } from 'zod'
import { readHost } from '@/lib/domain/read-host'
import { toAscii } from '@/lib/domain/to-ascii'
import { TooManyRequests, UpstreamError } from '@/lib/errors'
import { durationText } from '@/lib/limit/duration-text'
import { paceReached } from '@/lib/limit/limit-messages'
import { ratingPace } from '@/lib/limit/policies'
import { log } from '@/lib/log'
import { failureIn } from '@/lib/upstream/body-failure'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchJson } from '@/lib/upstream/fetch-upstream'
import { type Clock, createPacedQueue, processClock } from '@/lib/upstream/paced-queue'
import { parseRetryAfter } from '@/lib/upstream/retry-after'
import type { RatingProvider } from './rating'

const DEFAULT_URL = 'https://api.ahrefs.com/v3/public/domain-rating-free'

/** How long each domain is asked for by itself after a batch was not understood. */
const SINGLY_MS = 3_600_000

const rating = z.number().min(0).max(100)
/** Any object speaks about the domain; one without a rating is no failure of the provider. */
const responseObject = z.looseObject({})
const singleResponse = z.object({ domain_rating: z.object({ domain_rating: rating }) })
/** Each item is judged by itself, so that one bad item takes no other with it. */
const batchResponse = z.object({ domain_rating: z.object({ targets: z.array(z.unknown()) }) })
const batchItem = z.object({ target: z.string(), domain_rating: rating })

/** Domain Rating by Ahrefs. Its licence requires a visible link to https://ahrefs.com/ beside every value. */
export function createAhrefsRatings({
  key,
  url = DEFAULT_URL,
  fetch,
  clock = processClock,
}: {
  key?: string
  url?: string
  fetch?: typeof globalThis.fetch
  clock?: Clock
}): RatingProvider {
  const guarded = createBreaker('rating')
  const headers = { Accept: 'application/json', ...(key && { Authorization: `Bearer ${key}` }) }
  let singlyUntil = Number.NEGATIVE_INFINITY
  const isSingly = () => clock.now() < singlyUntil
  // Before the breaker, so that a wait counts towards no call's deadline.
  const queue = createPacedQueue({
    pace: ratingPace,
    call: ratingsOf,
    namesPerCall: () => (isSingly() ? 1 : ratingPace.domainsPerCall),
    messageOf: paceReached,
    clock,
  })
  return { source: url, reserve: queue.reserve, ratingOf: queue.load }

  /** In the order of `domains`, an error for each without a rating. Throws where the whole call failed. */
  async function ratingsOf(domains: readonly string[]): Promise<(number | Error)[] | 'again'> {
    const [first, ...others] = domains
    if (first !== undefined && others.length === 0) return [await guarded((deadlineMs) => ask(first, deadlineMs))]
    try {
      const found = await guarded((deadlineMs) => askBatch(domains, deadlineMs))
      return domains.map((domain) => found.get(domain) ?? noRating())
    } catch (error) {
      if (!isNotUnderstood(error)) throw error
      // The call after this one may have left before this one was refused.
      if (!isSingly()) log.warn(`${error.message} for a batch: domains are looked up one by one for an hour`)
      singlyUntil = clock.now() + SINGLY_MS
      return 'again'
    }
  }

  async function ask(domain: string, deadlineMs: number): Promise<number> {
    const endpoint = new URL(url)
    endpoint.searchParams.set('target', domain)
    endpoint.searchParams.set('output', 'json')
    const { json } = await fetchJson(endpoint, { headers, fetch }, deadlineMs, { errorOf })
    if (!responseObject.safeParse(json).success)
      throw new UpstreamError('shape', 'the rating provider returned no object')
    const parsed = singleResponse.safeParse(json)
    if (!parsed.success) throw noRating()
    return parsed.data.domain_rating.domain_rating
  }

  async function askBatch(domains: readonly string[], deadlineMs: number): Promise<Map<string, number>> {
    const request = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ targets: domains }),
      fetch,
    }
    const { json } = await fetchJson(new URL(url), request, deadlineMs, { errorOf })
    const parsed = batchResponse.safeParse(json)
    if (!parsed.success) throw new UpstreamError('shape', 'the rating provider returned no list of ratings')
    return new Map(
      parsed.data.domain_rating.targets.flatMap((item): [string, number][] => {
        const { data } = failureIn(item) ? {} : batchItem.safeParse(item)
        const host = data && hostOf(data.target)
        return host ? [[host, data.domain_rating]] : []
      }),
    )
  }

  /** The error for a status other than 200. Undefined is a failure that the body of a 200 reports without a status. */
  function errorOf(status: number | undefined, responseHeaders: Headers): Error {
    if (status === undefined) return noRating()
    if (status === 429) {
      const seconds = parseRetryAfter(responseHeaders.get('Retry-After'))
      return new TooManyRequests(
        `The data provider is not accepting more requests at the moment; try again in ${durationText(seconds)}.`,
        seconds,
      )
    }
    const isRefusal = status === 401 || status === 403
    const said = isRefusal ? `refused ${key ? 'the key' : 'a request without a key'}` : `answered ${status}`
    return new UpstreamError('status', `the rating provider ${said}`, { status })
  }
}

/** Whether another request could be understood where this one was not. */
function isNotUnderstood(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError)) return false
  const { reason, detail } = error
  return ['shape', 'unusable'].includes(reason) || (reason === 'status' && [400, 404, 405].includes(detail.status ?? 0))
}

/** The provider writes `example.com` as `example.com/`. */
function hostOf(target: string): string | undefined {
  try {
    return readHost(target, toAscii)
  } catch {
    return undefined
  }
}

function noRating(): UpstreamError {
  return new UpstreamError('unusable', 'the rating provider returned no rating from 0 to 100')
}
