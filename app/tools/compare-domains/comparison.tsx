'use client'

import { useState } from 'react'
import { createAskPageRanks, PAGE_RANK_BATCH, type PageRank } from '@/components/lookups/ask-page-ranks'
import { createAskRating } from '@/components/lookups/ask-rating'
import type { Entry } from '@/components/queue/queue'
import { useReader } from '@/components/sheet/use-reader'
import { browserNetwork } from '@/components/tools/browser-network'
import { DomainForm, type Found } from '@/components/tools/domain-form'
import { Exports } from '@/components/tools/exports'
import { QueuePanel } from '@/components/tools/queue-panel'
import { SkippedEntries } from '@/components/tools/skipped'
import { type LookupOptions, useQueue } from '@/components/tools/use-queue'
import type { DomainList } from '@/lib/domain/read-domain-list'
import styles from './comparison.module.css'
import { type Bar, ScaleChart } from './scale-chart'

const MAX_DOMAINS = 5

const ratingOptions: LookupOptions<number> = { ask: createAskRating(browserNetwork), concurrency: 4 }
const pageRankOptions: LookupOptions<PageRank> = { ask: createAskPageRanks(browserNetwork), batchSize: PAGE_RANK_BATCH }

/** Up to five domains on both scales, each scale in a chart of its own. */
export function Comparison() {
  const ratings = useQueue(ratingOptions)
  const pageRanks = useQueue(pageRankOptions)
  const ratingBars = ratings.running?.state.entries.map((entry) => barOf(entry, (rating) => rating)) ?? []
  const pageRankBars =
    pageRanks.running?.state.entries.map((entry) =>
      barOf(entry, (found) => (found.isListed ? found.value : undefined)),
    ) ?? []

  const reader = useReader()
  const [rejected, setRejected] = useState<DomainList['rejected']>([])

  function run(found: Found) {
    if (found.kind !== 'list') return
    setRejected(found.list.rejected)
    ratings.run(found.list.domains)
    pageRanks.run(found.list.domains)
  }

  return (
    <>
      <DomainForm
        label={`Domains or web addresses, up to ${MAX_DOMAINS}`}
        submitLabel="Compare"
        max={MAX_DOMAINS}
        reader={reader}
        onFound={run}
      />
      {ratings.running && pageRanks.running && (
        <section className={styles.result} aria-label="Result">
          <SkippedEntries rejected={rejected} />
          <div className={styles.scales}>
            <div className={styles.scale}>
              <ScaleChart title="Domain Rating" max={100} bars={ratingBars} />
              <p className={styles.source}>
                <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>
              </p>
              <QueuePanel {...ratings.running} what="Domain Rating" />
            </div>
            <div className={styles.scale}>
              <ScaleChart title="PageRank" max={10} bars={pageRankBars} />
              <p className={styles.source}>
                Numbers from <a href="https://openpagerank.com/">Open PageRank</a>
              </p>
              <QueuePanel {...pageRanks.running} what="PageRank" />
            </div>
          </div>
          <Exports
            fileName="domains-compared.csv"
            credit="[Domain Rating by Ahrefs](https://ahrefs.com/), 0 to 100. [Open PageRank](https://openpagerank.com/), 0 to 10. The two scales cannot be compared."
            head={['Domain', 'Domain Rating', 'PageRank', 'Note']}
            rows={() =>
              ratingBars.map(({ domain, value, note }, index) => {
                const pageRank = pageRankBars[index]
                const notes = [
                  value === undefined && `Domain Rating: ${note}.`,
                  pageRank?.value === undefined && `PageRank: ${pageRank?.note}.`,
                ]
                return [domain, value, pageRank?.value, notes.filter(Boolean).join(' ')]
              })
            }
          />
        </section>
      )}
    </>
  )
}

function barOf<Value>(entry: Entry<Value>, read: (value: Value) => number | undefined): Bar {
  const value = entry.state === 'answered' ? read(entry.value) : undefined
  const notes = { queued: 'waiting', pending: 'asking…', answered: 'not in the index', failed: 'unknown' }
  return { domain: entry.key, value, note: notes[entry.state] }
}
