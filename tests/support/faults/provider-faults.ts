import type { Relay } from '@/tests/support/relay'
import type { Expected, Fault } from './fault'
import { httpFaults, RETRY_AFTER_SECONDS } from './http-faults'
import type { RemoteControl } from './remote-control'

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

/** A provider's faults; the site knows it as `host`. */
export function providerFaults(
  { endpoint, good, outOfRange, refused, spent }: Provider,
  { relay, host, control, redirectTo }: { relay: Relay; host: string; control: RemoteControl; redirectTo: string },
): Fault[] {
  const failing = (status: number, headers?: Expected['headers']) => ({ [endpoint]: { status, headers } })
  const expected: Record<string, Fault['expected']> = {
    'status 401': failing(refused),
    'status 429': failing(spent, { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    'slow by 2 s': {},
  }
  return [
    ...Object.entries(httpFaults({ good, outOfRange, redirectTo })).map(([name, fault]) => ({
      name,
      begin: () => relay.fault(fault),
      end: () => relay.fault(),
      expected: expected[name] ?? failing(502),
    })),
    { name: 'name not found', begin: () => control.lose([host]), end: () => control.lose([]), expected: failing(502) },
    { name: 'restarted', begin: async () => relay.cut(), end: async () => {}, expected: {} },
  ]
}
