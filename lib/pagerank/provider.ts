import { readHost } from '@/lib/domain/read-host'
import { toAscii } from '@/lib/domain/to-ascii'
import { UpstreamError } from '@/lib/errors'
import { failureIn } from '@/lib/upstream/body-failure'
import { parseRetryAfter } from '@/lib/upstream/retry-after'
import type { Item } from './item'

interface Provider {
  /** The provider's URL. It is part of the cache key, so that providers never share an entry. */
  readonly source: string
}

/** A provider whose response is published as it is. */
export interface ListProvider extends Provider {
  /** The published JSON for 1 to 10 domains. Throws `UpstreamError`. */
  lookUp(domains: string[]): Promise<string>
  /** Whether a text could be such an answer, because a cache may hold anything. */
  accepts(text: string): boolean
}

/** A provider whose response is put together name by name. */
export interface NameProvider extends Provider {
  /**
   * The items of 1 to 100 different names, in their order; undefined for one that the provider leaves out. Throws
   * `UpstreamError`.
   */
  itemsOf(names: string[], options: { history: boolean }): Promise<(Item | undefined)[]>
}

/** The host name that a text means, in lower-case ASCII; the text itself where it means none. */
export function nameOf(text: string): string {
  try {
    return readHost(text, toAscii)
  } catch {
    return text
  }
}

/** The statuses that mean a rejected key, an unpaid account or a spent quota. */
const REFUSALS = [401, 402, 403, 429]

/** Whether the provider could not look the item's domain up, so the item says nothing about it. */
export function isFailedLookup(item: unknown): boolean {
  const { status = 0 } = failureIn(item) ?? {}
  return REFUSALS.includes(status) || status >= 500
}

/** The error for a status other than 200. Undefined is a failure that the body of a 200 reports without a status. */
export function errorOf(status: number | undefined, headers: Headers): UpstreamError {
  if (status === undefined) {
    return new UpstreamError('unusable', 'the PageRank provider reported an error under status 200')
  }
  if (!REFUSALS.includes(status)) {
    return new UpstreamError('status', `the PageRank provider answered ${status}`, { status })
  }
  const retryAfterSeconds = status === 429 ? parseRetryAfter(headers.get('Retry-After')) : undefined
  return new UpstreamError('refused', `the PageRank provider refused the key, or the quota is used up: ${status}`, {
    status,
    retryAfterSeconds,
  })
}

/**
 * Makes a function that returns its text. It throws `UpstreamError` for one with the key in it: plain, escaped as in
 * JSON, or as in a URL.
 */
export function createKeyGuard(key: string): (text: string) => string {
  const repeated = new RegExp([...key].map(spellingsOf).join(''), 'i')
  return (text) => {
    if (!repeated.test(text)) return text
    throw new UpstreamError('unusable', 'the response of the PageRank provider contained the key')
  }
}

/** A pattern for one character. Within a string of JSON, JSON has up to three backslashes. */
function spellingsOf(character: string): string {
  const code = character.charCodeAt(0).toString(16)
  const unicode = `u${code.padStart(4, '0')}`
  return `(?:\\\\{0,3}\\${unicode}|\\\\{1,3}${unicode}|%${code.padStart(2, '0')})`
}
