import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PAGERANK_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import type { ClientLimit } from '@/lib/limit/limit'
import { createCache } from '@/lib/store/cache'
import type { Store } from '@/lib/store/store'
import type { ListProvider } from './provider'

/** Each ordered list of domains has a cached response of its own. */
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
    // A hash, because ten names can be long.
    keyOf: (list) => `pagerank:${createHash('sha256').update(list).digest('hex')}`,
    ttlSeconds: PAGERANK_FRESH_SECONDS,
    now,
  })

  return {
    async lookUp(domains: string[], clientLimit: ClientLimit): Promise<string> {
      const [body] = await cache.shareMany(
        [JSON.stringify([provider.source, ...domains])],
        () => clientLimit.admit(),
        async () => [await provider.lookUp(domains)],
      )
      return body as string
    },
  }
}
