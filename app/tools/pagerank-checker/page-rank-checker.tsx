'use client'

import type { ReactNode } from 'react'
import { defineLookupTool } from '@/components/lookup-tool/definition'
import { LookupTool } from '@/components/lookup-tool/lookup-tool'
import { browserNetwork } from '@/components/lookup-tool/run/browser-network'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import { createAskPageRanks, isPageRank, type PageRank, pageRankIn } from '@/components/measures/ask-page-ranks'
import { pageRank } from '@/components/measures/measures'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { policies } from '@/lib/limit/policies'

const tool = defineLookupTool('pagerank')
const askList = createAskPageRanks(browserNetwork)
const askOne = createAskPageRanks(browserNetwork, { history: true })

const lookup: Lookup<PageRank> = {
  ...pageRank,
  isValue: isPageRank,
  datedOf: (found, atMs) => ({
    value: pageRankIn(found),
    day: found.asOf ?? new Date(atMs).toISOString().slice(0, 10),
  }),
  options: {
    // A history comes with the same call, and is shown for one domain alone.
    ask: (domains, signal) => (domains.length === 1 ? askOne : askList)(domains, signal),
    batchSize: MAX_PAGE_RANK_DOMAINS,
    limit: policies.pageRank,
  },
  submitLabel: 'Check PageRank',
  loadShown: () => import('./page-rank-result').then((module) => module.shown),
}

export function PageRankChecker({ preview }: { preview: ReactNode }) {
  return <LookupTool tool={tool} lookup={lookup} preview={preview} />
}
