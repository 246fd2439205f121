import { limitedEndpoint } from '@/lib/api/json-endpoint'
import { parseDomains, parseHistory } from '@/lib/pagerank/parse-query'
import { services } from '@/lib/services/services'

/** In seconds; longer than the timeouts of store and provider together. */
export const maxDuration = 15

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = limitedEndpoint(
  () => services().pageRankLimit,
  async (request, clientLimit) => {
    const { pageRanks, sampleHeaders } = services()
    const { searchParams } = new URL(request.url)
    const domains = parseDomains(searchParams)
    const history = parseHistory(searchParams)
    const body = await pageRanks.lookUp(domains, clientLimit, { history })
    return { headers: { 'Cache-Control': 'no-store', ...sampleHeaders.pagerank }, body }
  },
)
