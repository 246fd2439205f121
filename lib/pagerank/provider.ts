import { readHost } from '@/lib/domain/read-host'
import { toAscii } from '@/lib/domain/to-ascii'
import { UpstreamError } from '@/lib/errors'
import { memoize } from '@/lib/memoize'
import { failureIn } from '@/lib/upstream/body-failure'
import type { UpstreamAnswer } from '@/lib/upstream/fetch-upstream'
import { parseRetryAfter } from '@/lib/upstream/retry-after'
import type { Item } from './item'

interface Provider {
  /** The provider's address. It is part of the cache key, so that providers never share an entry. */
  readonly source: string
}

/** A provider whose answer is published as it is. */
export interface ListProvider extends Provider {
  /** The published JSON for 1 to 10 domains. Throws `UpstreamError`. */
  answer(domains: string[]): Promise<string>
  /** Whether a text could be such an answer, because a cache may hold anything. */
  accepts(text: string): boolean
}

/** A provider whose answer is put together name by name. */
export interface NameProvider extends Provider {
  /** The items of 1 to 100 different names; one that the provider leaves out has none. Throws `UpstreamError`. */
  itemsOf(names: string[], options: { history: boolean }): Promise<Map<string, Item>>
}

/** The host name that a text means, in lower-case ASCII; the text itself where it means none. */
export const nameOf = memoize((text) => {
  try {
    return readHost(text, toAscii)
  } catch {
    return text
  }
})

/** The statuses that mean a rejected key, an unpaid account or a spent quota. */
const REFUSALS = [401, 402, 403, 429]

/** Throws `UpstreamError` if the body of a 200 reports a failure, which is treated as its HTTP status would be. */
export function checkFailure(upstream: Pick<UpstreamAnswer, 'headers'>, json: unknown): void {
  const failure = failureIn(json)
  if (failure?.status) checkStatus({ ...upstream, status: failure.status })
  if (failure) throw new UpstreamError('unusable', 'the PageRank provider reported an error under status 200')
}

/** Whether the provider could not look the item's domain up, so the item says nothing about it. */
export function isFailedLookup(item: unknown): boolean {
  const { status = 0 } = failureIn(item) ?? {}
  return REFUSALS.includes(status) || status >= 500
}

/** Throws `UpstreamError` unless the provider answered 200. */
export function checkStatus({ status, headers }: Pick<UpstreamAnswer, 'status' | 'headers'>): void {
  if (status === 200) return
  if (!REFUSALS.includes(status)) {
    throw new UpstreamError('status', `the PageRank provider answered ${status}`, { status })
  }
  const retryAfterSeconds = status === 429 ? parseRetryAfter(headers.get('Retry-After')) : undefined
  throw new UpstreamError('refused', `the PageRank provider refused the key, or the quota is used up: ${status}`, {
    status,
    retryAfterSeconds,
  })
}
