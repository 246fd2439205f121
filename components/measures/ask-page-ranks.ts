import type { Outcome, Quota } from '@/components/queue/outcome'
import { platformOf } from '@/lib/domain/hosting-platforms'
import { answeredAt, callApi, type Network } from './call-api'
import { isMonth, type Month } from './month'
import { readHistory } from './read-history'

interface ListedRank {
  isListed: true
  value: number
  rank?: number
  /** How many domains link to it; undefined where the provider says nothing. */
  referringDomains?: number
}

/** A domain outside the index has no page rank, which is not a page rank of 0. */
export type PageRank = (ListedRank | { isListed: false }) & {
  /** The day of the provider's data, as YYYY-MM-DD. */
  asOf?: string
  /** Oldest first, and empty where the provider has none; undefined where it was not asked for. */
  history?: readonly Month[]
}

/** Undefined for a domain outside the index. */
export function pageRankIn(found: PageRank): number | undefined {
  return found.isListed ? found.value : undefined
}

/**
 * Looks up page ranks, 0 to 10, up to ten domains a call. With `history` the call counts as one, as without it. A site on
 * a platform gets the platform's.
 */
export function createAskPageRanks(network: Network, { history = false } = {}) {
  return (domains: readonly string[], signal: AbortSignal): Promise<Outcome<PageRank>> => {
    const asked = new Map(domains.map((domain) => [domain, platformOf(domain) ?? domain]))
    const names = [...new Set(asked.values())]
    const query = names.map((domain) => `domains%5B%5D=${encodeURIComponent(domain)}`).join('&')
    return callApi(network, `/api/pagerank?${query}${history ? '&history=true' : ''}`, signal, (body, headers) => ({
      kind: 'answered',
      values: forAll(asked, pageRanksIn(body, names, history)),
      atMs: answeredAt(headers),
      quota: quotaIn(headers),
    }))
  }
}

/** The rest that this site's `RateLimit` header allows, such as `"requests";r=9;t=3600`. */
function quotaIn(headers: Headers): Quota | undefined {
  const [, remaining, seconds] = /;r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? []
  return remaining === undefined ? undefined : { remaining: Number(remaining), resetSeconds: Number(seconds) }
}

function forAll(asked: ReadonlyMap<string, string>, found: ReadonlyMap<string, PageRank>): Map<string, PageRank> {
  return new Map(
    [...asked].flatMap(([domain, name]): [string, PageRank][] => {
      const pageRank = found.get(name)
      return pageRank ? [[domain, pageRank]] : []
    }),
  )
}

export function isPageRank(found: unknown): found is PageRank {
  const { isListed, value, rank, referringDomains, asOf, history } = Object(found)
  const isValue = typeof value === 'number' && value >= 0 && value <= 10
  return (
    (isListed === false || (isListed === true && isValue && [rank, referringDomains].every(isNoneOrCount))) &&
    (asOf === undefined || (typeof asOf === 'string' && DAY.test(asOf))) &&
    (history === undefined || (Array.isArray(history) && history.every(isMonth)))
  )
}

function isNoneOrCount(value: unknown): value is number | undefined {
  return value === undefined || (Number.isInteger(value) && Number(value) >= 0)
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/

// The body comes from the provider, so each field is checked.
function pageRanksIn(body: unknown, domains: readonly string[], hasHistory: boolean): Map<string, PageRank> {
  const { response: items, as_of: asOf } = Object(body)
  if (!Array.isArray(items)) throw new TypeError('The answer has no list.')
  const day = typeof asOf === 'string' && DAY.test(asOf) ? { asOf } : {}
  return new Map(
    items.flatMap((item): [string, PageRank][] => {
      if (typeof item !== 'object' || item === null) return []
      const domain = String(item.domain).toLowerCase()
      const history = hasHistory ? { history: readHistory(item.history) } : {}
      return domains.includes(domain) ? [[domain, { ...readPageRank(item), ...day, ...history }]] : []
    }),
  )
}

function readPageRank(item: Record<string, unknown>): PageRank {
  const value = item.page_rank_decimal
  if (item.status_code !== 200 || typeof value !== 'number') return { isListed: false }
  const rank = Number(item.rank)
  const { referring_domains: sites } = item
  return {
    isListed: true,
    value,
    rank: Number.isInteger(rank) && rank > 0 ? rank : undefined,
    referringDomains: isNoneOrCount(sites) ? sites : undefined,
  }
}
