import { sentences } from '@/lib/endpoints/sentences'
import { NotSetUp } from '@/lib/errors'
import type { ClientLimit } from '@/lib/limit/limit'
import { steadyNow } from '@/lib/steady-clock'
import type { Store } from '@/lib/store/store'
import { createPageRanksByList } from './by-list'
import { createPageRanksByName } from './by-name'
import { createKeywordsEverywhere } from './keywords-everywhere'
import { createOpenPageRank } from './open-pagerank'

export interface PageRanks {
  /**
   * The response body, byte for byte. With a key, every call costs one admission, cached or not. With `history`, items have one
   * where the provider does. Throws `TooManyRequests`, `NotSetUp` (no key), `Unavailable` (the store is down) or
   * `UpstreamError`.
   */
  lookUp(domains: string[], clientLimit: ClientLimit, options?: { history?: boolean }): Promise<string>
}

/** Page ranks from the shared cache or the provider; the key's prefix selects the provider's interface. */
export function createPageRanks({
  key,
  url,
  fetch,
  store,
  now = steadyNow,
}: {
  /** Without a key every lookup is `NotSetUp`, and costs nothing. */
  key?: string
  url?: string
  /** For `opr_` keys. */
  fetch?: typeof globalThis.fetch
  store: Pick<Store, 'getMany' | 'set'>
  now?: () => number
}): PageRanks {
  if (!key) return withoutKey
  return key.startsWith('opr_')
    ? createPageRanksByName({ provider: createKeywordsEverywhere({ key, url, fetch }), store, now })
    : createPageRanksByList({ provider: createOpenPageRank({ key, url }), store, now })
}

const withoutKey: PageRanks = {
  async lookUp() {
    throw new NotSetUp(sentences.noKey)
  },
}
