import { createAgentLookup } from '@/components/agent-tools/agent-lookup'
import { pageRank } from '@/components/lookups/measures'

export const agentTool = createAgentLookup({
  name: 'check_page_rank',
  description:
    'Looks up the Open PageRank (0 to 10) of up to 100 domains, on this page and within its limits: ten requests an hour, ten domains each. The person sees the list on the page. Do not compare the numbers with Domain Ratings.',
  max: 100,
  measures: [pageRank],
})
