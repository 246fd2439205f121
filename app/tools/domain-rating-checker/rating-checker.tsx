'use client'

import { DomainName } from '@/components/elements/domain-name'
import { Gauge } from '@/components/elements/gauge'
import { defineLookupTool } from '@/components/lookup-tool/definition'
import { EXAMPLE_SHEET } from '@/components/lookup-tool/example-sheet'
import { LookupTool } from '@/components/lookup-tool/lookup-tool'
import { browserNetwork } from '@/components/lookup-tool/run/browser-network'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import type { AskLimit } from '@/components/lookup-tool/run/plan'
import { EntryValue } from '@/components/lookup-tool/values/entry-value'
import { PlatformValue } from '@/components/lookup-tool/values/platform-value'
import { noteOf } from '@/components/lookup-tool/values/value-words'
import { createAskRating, isRating } from '@/components/lookups/ask-rating'
import { callsAtOnce } from '@/components/lookups/calls-at-once'
import type { Entry } from '@/components/queue/queue'
import { platformOf } from '@/lib/domain/hosting-platforms'
import { ratingSource } from '@/lib/site/credits'

const numberOf = (rating: number) => rating

const tool = defineLookupTool('rating', {
  label: 'Domains or URLs, or a spreadsheet, up to 1,000 rows',
  rows: 6,
  example: EXAMPLE_SHEET,
})

const lookup: Lookup<number> = {
  what: 'Domain Rating',
  max: 100,
  isValue: isRating,
  numberOf,
  options: { ask: createAskRating(browserNetwork), concurrency: callsAtOnce() },
  submitLabel: 'Check Domain Rating',
  columns: [
    { title: 'Domain', cell: ({ key }) => <DomainName name={key} />, sortBy: ({ key }) => key },
    {
      title: 'Domain Rating, 0 to 100',
      cell: (entry) => <Rating entry={entry} />,
      // A platform's rating says nothing about a site on it, so such sites come last.
      sortBy: (entry) => (entry.state === 'answered' && !platformOf(entry.key) ? entry.value : undefined),
      numeric: true,
    },
  ],
  head: ['Domain', 'Domain Rating', 'Note'],
  cellsOf: (entry) => [entry.key, entry.state === 'answered' ? entry.value : undefined, noteOf(entry, numberOf)],
  datedOf: (value, atMs) => ({ value, day: new Date(atMs).toISOString().slice(0, 10) }),
  agentTool: () => import('./agent-tool'),
  fileName: 'domain-rating.csv',
  source: ratingSource,
  hero: (entry) => <Rating entry={entry} size="large" />,
}

function Rating({ entry, size }: { entry: Entry<number>; size?: 'large' }) {
  return (
    <EntryValue
      entry={entry}
      show={(rating) => (
        <>
          <Gauge value={rating} max={100} size={size} />
          <PlatformValue name={entry.key} />
        </>
      )}
      showWait={(words) => <Gauge words={words} max={100} size={size} />}
    />
  )
}

export function RatingChecker({ limit }: { limit: AskLimit }) {
  return <LookupTool tool={tool} lookup={lookup} limit={limit} />
}
