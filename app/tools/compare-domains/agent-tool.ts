import { createAgentLookup } from '@/components/agent-tools/agent-lookup'
import { MEASURES } from '@/components/lookups/measures'

export const agentTool = createAgentLookup({
  name: 'compare_domains',
  description:
    'Looks up both Domain Rating (0 to 100) and Open PageRank (0 to 10) of up to five domains, on this page and within its limits. The person sees the table on the page. Compare the domains by one measure at a time, because the two scales are not comparable.',
  max: 5,
  measures: MEASURES,
})
