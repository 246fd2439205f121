'use client'

import { Gauge } from '@/components/gauge'
import { createAskRating, RATINGS_AT_ONCE } from '@/components/lookups/ask-rating'
import { browserNetwork } from '@/components/tools/browser-network'
import { EntryValue } from '@/components/tools/entry-value'
import { type Lookup, LookupTool } from '@/components/tools/lookup-tool'
import { ratingSource } from '@/lib/site/credits'

const lookup: Lookup<number> = {
  what: 'Domain Rating',
  options: { ask: createAskRating(browserNetwork), concurrency: RATINGS_AT_ONCE },
  max: 100,
  fieldLabel: 'Domains or web addresses, up to 100',
  submitLabel: 'Check Domain Rating',
  columns: [
    { title: 'Domain', cell: ({ key }) => key, sortBy: ({ key }) => key },
    {
      title: 'Domain Rating, 0 to 100',
      cell: (entry) => <EntryValue entry={entry} show={(rating) => <Gauge value={rating} max={100} />} />,
      sortBy: (entry) => (entry.state === 'answered' ? entry.value : undefined),
      numeric: true,
    },
  ],
  head: ['Domain', 'Domain Rating', 'Note'],
  cellsOf: (entry) => {
    if (entry.state === 'answered') return [entry.key, entry.value, undefined]
    return [entry.key, undefined, entry.state === 'failed' ? `Unknown. ${entry.message}` : 'Not looked up yet.']
  },
  agentTool: () => import('./agent-tool'),
  fileName: 'domain-rating.csv',
  source: ratingSource,
  hero: (entry) => <EntryValue entry={entry} show={(rating) => <Gauge value={rating} max={100} size="large" />} />,
}

export function RatingChecker() {
  return <LookupTool lookup={lookup} />
}
