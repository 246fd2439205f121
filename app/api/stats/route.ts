import { jsonEndpoint } from '@/lib/api/json-endpoint'
import { freshFor } from '@/lib/headers/cache-control'
import { services } from '@/lib/services/services'
import { freshSecondsAt } from '@/lib/stats/computed'

// Next would prerender a handler that does not read the request.
export const dynamic = 'force-dynamic'

/** In seconds; longer than the timeouts of store and database together. */
export const maxDuration = 15

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = jsonEndpoint(async () => {
  const { stats: counters, sampleHeaders } = services()
  const { stats, ageSeconds } = await counters.read()
  // The remaining lifetime with an age of 0, because some caches ignore `Age`.
  const caching = { Age: '0', 'Cache-Control': freshFor(freshSecondsAt(ageSeconds)) }
  return { headers: { ...caching, ...sampleHeaders.stats }, body: JSON.stringify(stats) }
})
