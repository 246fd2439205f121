import { limitedEndpoint } from '@/lib/api/json-endpoint'
import { parseDomains, parseHistory } from '@/lib/pagerank/parse-query'
import { services } from '@/lib/services/services'

export const respondWithPageRanks = limitedEndpoint(
  () => services().pageRankLimit,
  async (request, clientLimit) => {
    const { pageRanks, sampleHeaders } = services()
    const { searchParams } = request
    const domains = parseDomains(searchParams)
    const history = parseHistory(searchParams)
    const body = await pageRanks.lookUp(domains, clientLimit, { history })
    return { headers: { 'Cache-Control': 'no-store', ...sampleHeaders.pagerank }, body }
  },
)
