import { limitedEndpoint } from '@/lib/api/json-endpoint'
import { jsonResponse } from '@/lib/api/json-response'
import { parseDomains } from '@/lib/pagerank/parse-domains'
import { services } from '@/lib/services'

/** In seconds; longer than the timeouts of store and provider together. */
export const maxDuration = 15

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = limitedEndpoint(
  () => services().pageRankLimit,
  async (request, quota) => {
    const { pageRanks, sampleHeaders } = services()
    const domains = parseDomains(new URL(request.url).searchParams)
    const body = await pageRanks.answer(domains, quota)
    return jsonResponse(body, { headers: { 'Cache-Control': 'no-store', ...sampleHeaders } })
  },
)
