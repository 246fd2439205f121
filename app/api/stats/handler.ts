import { jsonEndpoint } from '@/lib/api/json-endpoint'
import { freshFor } from '@/lib/headers/cache-control'
import { services } from '@/lib/services/services'
import { freshSecondsAt } from '@/lib/stats/computed'

export const respondWithStats = jsonEndpoint(async () => {
  const { stats: counters, sampleHeaders } = services()
  const { stats, ageSeconds } = await counters.read()
  // The remaining lifetime with an age of 0, because some caches ignore `Age`.
  const caching = { Age: '0', 'Cache-Control': freshFor(freshSecondsAt(ageSeconds)) }
  return { headers: { ...caching, ...sampleHeaders.stats }, body: JSON.stringify(stats) }
})
