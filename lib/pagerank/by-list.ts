import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PAGERANK_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import type { Quota } from '@/lib/limit/limit'
import { createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import type { ListProvider } from './provider'

/** Each ordered list of domains has a cached answer of its own. */
export function createPageRanksByList({
  provider,
  store,
  now,
}: {
  provider: ListProvider
  store: Pick<Store, 'getMany' | 'set'>
  now: () => number
}) {
  const cache = createCache({
    store,
    schema: z.string().refine(provider.accepts),
    ttlSeconds: PAGERANK_FRESH_SECONDS,
    now,
  })

  return {
    answer(domains: string[], quota: Quota): Promise<string> {
      const ask = () => provider.answer(domains)
      return cache.share(keyOf(provider, domains), ask, async ({ cached, fetch }) => {
        // Together they take one round trip to the store. A refusal wins over a cached answer.
        const [known] = await Promise.all([cached, quota.admit()])
        return known && known.ageSeconds() < PAGERANK_FRESH_SECONDS ? known.value : (await fetch()).value
      })
    },
  }
}

/** Unique for each provider and each ordered list; a hash, because ten names can be long. */
function keyOf({ source }: ListProvider, domains: string[]): string {
  const list = JSON.stringify([source, ...domains])
  return `pagerank:${createHash('sha256').update(list).digest('hex')}`
}
