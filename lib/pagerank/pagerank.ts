import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Unavailable } from '@/lib/errors'
import type { Quota } from '@/lib/limit/limit'
import { createSingleFlight } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import { createCache, type Lookup } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import { createKeywordsEverywhere } from './keywords-everywhere'
import { createOpenPageRank } from './open-pagerank'
import type { PageRankProvider } from './provider'

/** How long an answer is served without asking the provider: 24 hours. */
export const PAGERANK_FRESH_SECONDS = 24 * 60 * 60

/** Page ranks from the shared cache or the provider; the key's prefix selects the provider's interface. */
export function createPageRanks({
  key,
  url,
  store,
  now = steadyNow,
}: {
  /** Without a key every request within its quota is `Unavailable`. */
  key?: string
  url?: string
  store: Pick<Store, 'get' | 'set'>
  now?: () => number
}) {
  const provider = key ? providerOf(key, url) : undefined
  const cache = createCache({ store, schema: z.string(), ttlSeconds: PAGERANK_FRESH_SECONDS, now })
  const share = createSingleFlight<Lookup<string>>()

  return {
    /**
     * The response body, byte for byte. Every call costs one admission, cached or not. Throws `QuotaExceeded`,
     * `Unavailable` (no key, or the store is down) or `UpstreamError`.
     */
    async answer(domains: string[], quota: Quota): Promise<string> {
      if (!provider) {
        await quota.admit()
        throw new Unavailable('no key for the page-rank provider is configured')
      }
      const key = keyOf(provider, domains)
      const start = (close: () => void) => cache.lookup(key, () => provider.answer(domains), close)
      return share(key, start, async ({ cached, fetch }) => {
        // Together they take one round trip to the store. A refusal wins over a cached answer.
        const [known] = await Promise.all([cached(), quota.admit()])
        return known && known.ageSeconds() < PAGERANK_FRESH_SECONDS ? known.value : (await fetch()).value
      })
    },
  }
}

function providerOf(key: string, url?: string): PageRankProvider {
  return key.startsWith('opr_') ? createKeywordsEverywhere({ key, url }) : createOpenPageRank({ key, url })
}

/** Unique for each provider and each ordered list; a hash, because ten names can be long. */
function keyOf({ source }: PageRankProvider, domains: string[]): string {
  const list = JSON.stringify([source, ...domains])
  return `pagerank:${createHash('sha256').update(list).digest('hex')}`
}
