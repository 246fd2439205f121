import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Unavailable } from '@/lib/errors'
import type { Quota } from '@/lib/limit/limit'
import { createSingleFlight, once } from '@/lib/single-flight'
import { steadyNow } from '@/lib/steady-clock'
import { type Cached, createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import { createKeywordsEverywhere } from './keywords-everywhere'
import { createOpenPageRank } from './open-pagerank'
import type { PageRankProvider } from './provider'

/** How long an answer is served without asking the provider: 24 hours. */
export const PAGERANK_FRESH_SECONDS = 24 * 60 * 60

/** The answers of the page-rank provider; the key's prefix says which of its interfaces is asked. */
export function createPageRanks({
  key,
  url,
  store,
  now = steadyNow,
}: {
  /** Without one every request that passes its quota is `Unavailable`. */
  key?: string
  url?: string
  store: Pick<Store, 'get' | 'set'>
  now?: () => number
}) {
  const provider = key ? providerOf(key, url) : undefined
  const cache = createCache({ store, schema: z.string(), now })
  const share = createSingleFlight<Lookup>()

  return {
    /**
     * The body to answer, byte for byte. Every call costs one admission, cached or not. Throws `QuotaExceeded`,
     * `Unavailable` (no key, or the counters cannot be asked) or `UpstreamError`.
     */
    async answer(domains: string[], quota: Quota): Promise<string> {
      if (!provider) {
        await quota.admit()
        throw new Unavailable('no key for the page-rank provider is configured')
      }
      const key = keyOf(provider, domains)
      return share(key, openLookup(provider, key, domains), async ({ cached, ask }) => {
        // Both leave in one round trip to the store; a refusal wins over whatever the cache holds.
        const [known] = await Promise.all([cached(), quota.admit()])
        return known && known.ageSeconds() < PAGERANK_FRESH_SECONDS ? known.value : (await ask()).value
      })
    },
  }

  function openLookup(provider: PageRankProvider, key: string, domains: string[]): (close: () => void) => Lookup {
    return (close) => ({
      cached: once(() => cache.read(key)),
      ask: once(async () => {
        try {
          return await cache.write(key, await provider.answer(domains), PAGERANK_FRESH_SECONDS)
        } finally {
          // Only now, so that whoever comes next finds the answer in the cache.
          close()
        }
      }),
    })
  }
}

/** What the requests for one ordered list that overlap do together. */
interface Lookup {
  cached(): Promise<Cached<string> | undefined>
  ask(): Promise<Cached<string>>
}

function providerOf(key: string, url?: string): PageRankProvider {
  return key.startsWith('opr_') ? createKeywordsEverywhere({ key, url }) : createOpenPageRank({ key, url })
}

/** Differs for every provider and every ordered list; a hash because ten names can be long. */
function keyOf({ source }: PageRankProvider, domains: string[]): string {
  const list = JSON.stringify([source, ...domains])
  return `pagerank:${createHash('sha256').update(list).digest('hex')}`
}
