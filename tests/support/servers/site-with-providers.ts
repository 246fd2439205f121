import { startSampleProviders } from '@/scripts/sample-providers/start'
import { startSite } from './site'

export type SiteWithProviders = Awaited<ReturnType<typeof startSiteWithProviders>>

/** The built site with its own sample providers. It believes the `X-Forwarded-For` of loopback. */
export async function startSiteWithProviders(environment: Record<string, string> = {}) {
  const providers = await startSampleProviders()
  const site = await startSite({
    TRUSTED_PROXIES: 'loopback',
    OPEN_PAGERANK_API_KEY: 'opr_test-rank-key',
    OPEN_PAGERANK_URL: providers.pageRankBulkUrl,
    DOMAIN_RATING_URL: providers.domainRatingUrl,
    DOMAIN_RATING_API_KEY: 'test-rating-key',
    ...environment,
  })
  return {
    ...site,
    providers,
    /** Requests `path` as the client at this address. */
    as: (client: string, path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('X-Forwarded-For', client)
      return fetch(site.url + path, { redirect: 'manual', ...init, headers })
    },
    stop: async () => {
      const code = await site.stop()
      await providers.stop()
      return code
    },
  }
}

let last = 0

/** An address that no other test has used. */
export function newClient(): string {
  last += 1
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`
}
