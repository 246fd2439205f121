'use client'

import { Gauge } from '@/components/gauge'
import { createAskRating, isRating, RATINGS_AT_ONCE } from '@/components/lookups/ask-rating'
import type { Entry } from '@/components/queue/queue'
import { browserNetwork } from '@/components/tools/browser-network'
import { EntryValue } from '@/components/tools/entry-value'
import { EXAMPLE_SHEET } from '@/components/tools/example-sheet'
import type { Lookup } from '@/components/tools/lookup'
import { LookupTool } from '@/components/tools/lookup-tool'
import type { AskLimit } from '@/components/tools/time-left'
import { ratingSource } from '@/lib/site/credits'

const lookup: Lookup<number> = {
  what: 'Domain Rating',
  isValue: isRating,
  options: { ask: createAskRating(browserNetwork), concurrency: RATINGS_AT_ONCE },
  fieldLabel: 'Domains or web addresses, or a sheet, up to 1,000 rows',
  submitLabel: 'Check Domain Rating',
  columns: [
    { title: 'Domain', cell: ({ key }) => key, sortBy: ({ key }) => key },
    {
      title: 'Domain Rating, 0 to 100',
      cell: (entry) => <Rating entry={entry} />,
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
  hero: (entry) => <Rating entry={entry} size="large" />,
}

function Rating({ entry, size }: { entry: Entry<number>; size?: 'large' }) {
  return (
    <EntryValue
      entry={entry}
      show={(rating) => <Gauge value={rating} max={100} size={size} />}
      showWait={(words) => <Gauge words={words} max={100} size={size} />}
    />
  )
}

export function RatingChecker({ limit }: { limit: AskLimit }) {
  return <LookupTool lookup={lookup} limit={limit} example={EXAMPLE_SHEET} />
}
