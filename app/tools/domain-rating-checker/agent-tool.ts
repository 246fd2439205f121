import { createAgentLookup } from '@/components/agent-tools/agent-lookup'
import { domainRating } from '@/components/lookups/measures'

export const agentTool = createAgentLookup({
  name: 'check_domain_rating',
  description:
    'Looks up the Domain Rating (0 to 100, by Ahrefs) of up to 100 domains, on this page and within its limits. The person sees the list on the page. Do not compare the numbers with PageRanks.',
  max: 100,
  measures: [domainRating],
})
