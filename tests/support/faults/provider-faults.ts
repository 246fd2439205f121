import type { Effect, Expected, Fault } from './fault'
import { httpFaults, RETRY_AFTER_SECONDS } from './http-faults'
import { type Link, linkFaults, restarted } from './link'

interface Provider {
  endpoint: '/api/domain-rating' | '/api/pagerank'
  good: string
  outOfRange: string
  /** What the endpoint makes of a refused key and of a spent quota. */
  refused: number
  spent: number
}

export const RATING_PROVIDER: Provider = {
  endpoint: '/api/domain-rating',
  good: '{"domain_rating":{"domain_rating":91.8,"license":"https://ahrefs.com/"}}',
  outOfRange: '{"domain_rating":{"domain_rating":100.1,"license":"https://ahrefs.com/"}}',
  refused: 502,
  spent: 429,
}

export const PAGE_RANK_PROVIDER: Provider = {
  endpoint: '/api/pagerank',
  good: '{"results":[{"domain":"a.com","found":true,"open_page_rank":5.23,"rank":8188}],"invalid":[]}',
  outOfRange: '{"results":[{"domain":"a.com","found":true,"open_page_rank":10.01,"rank":1}],"invalid":[]}',
  refused: 503,
  spent: 503,
}

/** The faults of a provider at the end of `link`. */
export function providerFaults(
  { endpoint, good, outOfRange, refused, spent }: Provider,
  link: Link,
  redirectTo: string,
): Fault[] {
  const failing = (status: number, headers?: Expected['headers']) => ({ expected: { [endpoint]: { status, headers } } })
  const effects: Record<string, Effect> = {
    'status 401': failing(refused),
    'status 429': failing(spent, { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    'slow by 2 s': { expected: {} },
  }
  const faults = httpFaults({ good, outOfRange, redirectTo })
  return [...linkFaults(link, faults, (name) => effects[name] ?? failing(502)), restarted(link)]
}
