import { jsonEndpoint, jsonResponse } from '@/lib/api/json-endpoint'
import { freshFor } from '@/lib/fields/cache-control'
import { SAMPLE_HEADERS, services } from '@/lib/services'
import { freshSecondsAt } from '@/lib/stats/computed'

// Next would prerender a handler that does not read the request.
export const dynamic = 'force-dynamic'

/** In seconds; longer than the embedded database takes to start. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = jsonEndpoint(async () => {
  const { stats, ageSeconds, sample } = await services().stats.read()
  // The remaining lifetime with an age of 0, because some caches ignore `Age`.
  const caching = { Age: '0', 'Cache-Control': freshFor(freshSecondsAt(ageSeconds)) }
  return jsonResponse(JSON.stringify(stats), { headers: { ...caching, ...(sample ? SAMPLE_HEADERS : {}) } })
})
