import { z } from 'zod'
import { readHost } from '@/lib/domain/read-host'
import { toAscii } from '@/lib/domain/to-ascii'
import { TooManyRequests, UpstreamError } from '@/lib/errors'
import { durationText } from '@/lib/limit/duration-text'
import { paceReached } from '@/lib/limit/limit-messages'
import { ratingPace } from '@/lib/limit/policies'
import { networksOf } from '@/lib/store/networks'
import { failureIn } from '@/lib/upstream/body-failure'
import { createBreaker } from '@/lib/upstream/breaker'
import { fetchJson } from '@/lib/upstream/fetch-upstream'
import { type Asked, type Clock, createPacedQueue, processClock } from '@/lib/upstream/paced-queue'
import { parseRetryAfter } from '@/lib/upstream/retry-after'
import type { RatingProvider } from './rating'
import { createRefusedLists } from './refused-lists'
import { createRefusedNames } from './refused-names'

const DEFAULT_URL = 'https://api.ahrefs.com/v3/public/domain-rating-free'

/** Statuses that may be about the names of a request. */
const ABOUT_NAMES = [400, 404]
const METHOD_NOT_ALLOWED = 405

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
  const refusedNames = createRefusedNames(clock)
  const lists = createRefusedLists({ clock, askControl: (names) => askControl(names) })
  // Before the breaker, so that a wait counts towards no call's deadline.
  const queue = createPacedQueue({
    pace: ratingPace,
    call: ratingsOf,
    namesPerCall: (apart) => (lists.isOff() || (apart && lists.isSingly(apart)) ? 1 : ratingPace.domainsPerCall),
    isApart: lists.isApart,
    networkOf,
    messageOf: paceReached,
    clock,
  })
  return {
    source: url,
    reserve(domain, client) {
      if (refusedNames.has(domain))
        throw new UpstreamError('unusable', 'the rating provider refused this domain lately')
      return queue.reserve(client)
    },
  }

  /** In the order of the domains, an error for each without a rating. Throws where the whole call failed. */
  async function ratingsOf(asked: readonly Asked[]): Promise<(number | Error)[] | 'again'> {
    const [first, ...others] = asked
    if (first !== undefined && others.length === 0) return [await ratingOf(first)]
    const domains = asked.map(({ name }) => name)
    try {
      const found = await guarded((deadlineMs) => askBatch(domains, deadlineMs))
      lists.answered(asked, [...found.keys()])
      return domains.map((domain) => found.get(domain) ?? noRating())
    } catch (error) {
      const status = statusOf(error)
      if (status === METHOD_NOT_ALLOWED) lists.turnOff(status)
      else if (ABOUT_NAMES.includes(status)) await lists.refused(asked, status)
      else throw error
      return 'again'
    }
  }

  async function ratingOf(asked: Asked): Promise<number> {
    const { name, clients } = asked
    try {
      const rating = await guarded((deadlineMs) => ask(name, deadlineMs))
      refusedNames.answered()
      return rating
    } catch (error) {
      const isRefused = ABOUT_NAMES.includes(statusOf(error))
      refusedNames.failed(isRefused ? name : undefined)
      const [client = ''] = clients
      if (isRefused && lists.isApart(client) && !lists.isSingly(client)) await lists.refused([asked], statusOf(error))
      throw error
    }
  }

  /** The next call. Whether the provider takes a list of names that it knows. */
  async function askControl(names: readonly string[]): Promise<boolean> {
    let isTaken = true
    await queue.hold(async () => {
      try {
        await guarded((deadlineMs) => askBatch(names, deadlineMs))
      } catch (error) {
        if (![...ABOUT_NAMES, METHOD_NOT_ALLOWED].includes(statusOf(error))) throw error
        isTaken = false
      }
    })
    return isTaken
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

/** The status that the provider answered with; 0 for any other failure. */
function statusOf(error: unknown): number {
  return error instanceof UpstreamError && error.reason === 'status' ? (error.detail.status ?? 0) : 0
}

/** An IPv6 /48, where one client may have thousands of /64s. An IPv4 address stands for itself. */
function networkOf(client: string): string {
  return client.includes(':') ? (networksOf(client)[1] ?? client) : client
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
