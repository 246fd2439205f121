import type { Outcome } from '@/components/queue/outcome'
import { answeredAt, callApi, type Network } from './call-api'

/** Looks up Domain Ratings, 0 to 100, one domain a call. */
export function createAskRating(network: Network) {
  return ([domain = '']: readonly string[], signal: AbortSignal): Promise<Outcome<number>> =>
    callApi(network, `/api/domain-rating?target=${encodeURIComponent(domain)}`, signal, (body, headers) => ({
      kind: 'answered',
      values: new Map([[domain, ratingIn(body)]]),
      atMs: answeredAt(headers),
      // Only a cached rating has an age.
      isFree: Number(headers.get('Age')) > 0,
    }))
}

export function isRating(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}

function ratingIn(body: unknown): number {
  const rating: unknown = Object(body).domainRating
  if (typeof rating !== 'number') throw new TypeError('The answer has no rating.')
  return rating
}
