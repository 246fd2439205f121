import { browserNetwork } from '@/components/lookup-tool/run/browser-network'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import { createAskPageRanks, isPageRank, type PageRank } from '@/components/lookups/ask-page-ranks'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'

const askList = createAskPageRanks(browserNetwork)
const askOne = createAskPageRanks(browserNetwork, { history: true })

export const numberOf = (found: PageRank) => (found.isListed ? found.value : undefined)

export const lookup: Lookup<PageRank> = {
  what: 'PageRank',
  max: 10,
  isValue: isPageRank,
  datedOf: (found, atMs) => ({
    value: numberOf(found),
    day: found.asOf ?? new Date(atMs).toISOString().slice(0, 10),
  }),
  options: {
    // A history comes with the same call, and is shown for one domain alone.
    ask: (domains, signal) => (domains.length === 1 ? askOne : askList)(domains, signal),
    batchSize: MAX_PAGE_RANK_DOMAINS,
  },
  submitLabel: 'Check PageRank',
  agentTool: () => import('./agent-tool'),
}
