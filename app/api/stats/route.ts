import { jsonEndpoint } from '@/lib/http/json-endpoint'
import { jsonResponse } from '@/lib/http/json-response'
import { SAMPLE_HEADERS, services } from '@/lib/services'
import { STATS_FRESH_SECONDS } from '@/lib/stats/computed'

// Next would otherwise answer a handler that reads nothing of the request from the build.
export const dynamic = 'force-dynamic'

/** In seconds. Longer than the embedded database takes to start. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = jsonEndpoint(async () => {
  const { stats, ageSeconds, sample } = await services().stats.read()
  const caching = {
    Age: String(ageSeconds),
    'Cache-Control': `public, max-age=${STATS_FRESH_SECONDS}, must-revalidate`,
  }
  return jsonResponse(JSON.stringify(stats), { headers: { ...caching, ...(sample ? SAMPLE_HEADERS : {}) } })
})
