'use client'

import { useState } from 'react'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import type { Cell } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/elements/english'
import { Exports } from '@/components/exports/exports'
import { SourceLine } from '@/components/exports/source-line'
import { PageRankHistory } from '@/components/history/page-rank-history'
import type { DomainList } from '@/components/list/domain-list'
import { defineLookupTool } from '@/components/lookup-tool/definition'
import { DomainStatus } from '@/components/lookup-tool/domain-status'
import { browserNetwork } from '@/components/lookup-tool/run/browser-network'
import { LazyClock } from '@/components/lookup-tool/run/lazy-clock'
import type { AskLimit } from '@/components/lookup-tool/run/plan'
import { QueueNotice } from '@/components/lookup-tool/run/queue-notice'
import { QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { begin, type LookupOptions, useQueue } from '@/components/lookup-tool/run/use-queue'
import { useDomains } from '@/components/lookup-tool/use-domains'
import { oldestDay } from '@/components/lookup-tool/values/oldest-day'
import { referringDomainsOf } from '@/components/lookup-tool/values/referring-domains'
import { NOT_IN_INDEX, noteOf, platformNote } from '@/components/lookup-tool/values/value-words'
import { createAskPageRanks, type PageRank } from '@/components/lookups/ask-page-ranks'
import { createAskRating } from '@/components/lookups/ask-rating'
import { callsAtOnce } from '@/components/lookups/calls-at-once'
import type { Entry } from '@/components/queue/queue'
import { settled } from '@/components/queue/settled'
import { SkippedEntries } from '@/components/result/skipped'
import { useReveal } from '@/components/result/use-reveal'
import { ToolForm } from '@/components/tool/tool-form'
import { useToolForm } from '@/components/tool/use-tool-form'
import { ExampleButton } from '@/components/tools/example-button'
import layout from '@/components/tools/side-by-side.module.css'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRankSource, ratingSource } from '@/lib/site/credits'
import styles from './comparison.module.css'
import { ScaleChart, type ScaledDomain } from './scale-chart'

const MAX_DOMAINS = 5
const tool = defineLookupTool('comparison', {
  label: `Domains or URLs, up to ${MAX_DOMAINS}`,
  rows: 5,
  // Real sites, so that they have numbers.
  example: 'mozilla.org\nw3.org\narchive.org\npython.org',
})
const HEAD = ['Domain', 'Domain Rating', 'PageRank', 'Referring domains', 'Note']

// All page ranks are one more call.
const ratingOptions: LookupOptions<number> = { ask: createAskRating(browserNetwork), concurrency: callsAtOnce() - 1 }
// One call takes all domains, and costs the same with their history.
const pageRankOptions: LookupOptions<PageRank> = {
  ask: createAskPageRanks(browserNetwork, { history: true }),
  batchSize: MAX_PAGE_RANK_DOMAINS,
}

/** Up to five domains on both scales, each scale in a chart of its own. */
export function Comparison({ ratingLimit, pageRankLimit }: { ratingLimit: AskLimit; pageRankLimit: AskLimit }) {
  const ratings = useQueue(ratingOptions)
  const pageRanks = useQueue(pageRankOptions)
  const ratingBars = ratings.running?.state.entries.map(ratingBar) ?? []
  const pageRankBars = pageRanks.running?.state.entries.map(pageRankBar) ?? []

  const { result, revealNext } = useReveal(ratings.running?.queue)
  const [rejected, setRejected] = useState<DomainList['rejected']>([])
  const form = useToolForm(tool)
  const domains = useDomains(form, {
    max: MAX_DOMAINS,
    onFound(found, wish) {
      const { values, over } = form.state()
      if (found.kind !== 'list' || (wish === 'restored' && values.startedMs === 0)) return
      if (wish === 'visitor' && over?.of !== 'example') form.set('startedMs', Date.now())
      if (wish !== 'restored') revealNext()
      run(found.list)
    },
    onNone() {
      ratings.stop()
      pageRanks.stop()
    },
  })

  function run({ domains, rejected }: DomainList) {
    setRejected(rejected)
    const queues = [ratings.run(domains), pageRanks.run(domains)] as const
    for (const queue of queues) begin(queue)
    return queues
  }

  useAgentTool(() => import('./agent-tool'), {
    isBusy: () => [ratings, pageRanks].some(({ running }) => running && !running.queue.state().isDone),
    async lookUp(domains) {
      const [rated, ranked] = run({ domains: [...domains], rejected: [] })
      const states = await Promise.all([settled(rated), settled(ranked)])
      return {
        head: HEAD,
        rows: rowsOf(states[0].entries, states[1].entries),
        states,
        days: [undefined, oldestDay(states[1].entries)],
      }
    },
  })

  return (
    <>
      <div className={layout.sides}>
        <ToolForm
          form={form}
          submitLabel="Compare"
          privacy="Only the domains are sent, to be looked up."
          onSubmit={domains.submit}
          onPrepare={domains.reader.prepare}
          invalid={domains.problem && 'domains'}
          status={<DomainStatus domains={domains} max={MAX_DOMAINS} reload={form.reload} />}
        />
        {!ratings.running && (
          <ExampleButton
            detail="Four real, well-linked sites on both scales, with their history."
            onClick={() => form.dispatch({ type: 'example' })}
          />
        )}
      </div>
      {ratings.running && pageRanks.running && (
        <section ref={result} tabIndex={-1} className={styles.result} aria-label="Result">
          <SkippedEntries rejected={rejected} />
          <LazyClock
            runs={[
              { ...ratings.running, ...ratingOptions, limit: ratingLimit },
              { ...pageRanks.running, ...pageRankOptions, limit: pageRankLimit },
            ]}
          />
          {ratingBars.map(({ domain }) => {
            const note = platformNote(domain)
            return (
              note && (
                <p key={domain}>
                  {domain}: {note}
                </p>
              )
            )
          })}
          <div className={styles.scales}>
            <div className={styles.scale}>
              <ScaleChart title="Domain Rating" max={100} domains={ratingBars} />
              <p className={styles.source}>
                <SourceLine source={ratingSource} />
              </p>
              <QueuePanel {...ratings.running} what="Domain Rating" />
              <QueueNotice {...ratings.running} what="Domain Rating" />
            </div>
            <div className={styles.scale}>
              <ScaleChart title="PageRank" max={10} domains={pageRankBars} besideTitle="Referring domains" />
              <p className={styles.source}>
                <SourceLine source={pageRankSource} day={oldestDay(pageRanks.running.state.entries)} />
              </p>
              <QueuePanel {...pageRanks.running} what="PageRank" />
              <QueueNotice {...pageRanks.running} what="PageRank" />
            </div>
          </div>
          <Exports
            fileName="domains-compared.csv"
            sources={[ratingSource, { ...pageRankSource, day: oldestDay(pageRanks.running.state.entries) }]}
            head={HEAD}
            rows={() => rowsOf(ratings.running?.state.entries ?? [], pageRanks.running?.state.entries ?? [])}
          />
          <PageRankHistory entries={pageRanks.running.state.entries} />
        </section>
      )}
    </>
  )
}

/** The rows of an export. */
function rowsOf(ratings: readonly Entry<number>[], pageRanks: readonly Entry<PageRank>[]): Cell[][] {
  return ratings.map((rated, index) => {
    const rating = ratingBar(rated)
    const ranked = pageRanks[index]
    const pageRank = ranked && pageRankBar(ranked)
    const notes = [
      rating.value === undefined && `Domain Rating: ${inSentence(noteOf(rated, ratingIn))}`,
      ranked && pageRank?.value === undefined && `PageRank: ${inSentence(noteOf(ranked, pageRankIn))}`,
      platformNote(rating.domain),
    ]
    return [
      rating.domain,
      rating.value,
      pageRank?.value,
      ranked && referringDomainsOf(ranked),
      notes.filter(Boolean).join(' '),
    ]
  })
}

function ratingIn(rating: number): number {
  return rating
}

function pageRankIn(found: PageRank): number | undefined {
  return found.isListed ? found.value : undefined
}

function inSentence(note = ''): string {
  return note.slice(0, 1).toLowerCase() + note.slice(1)
}

function ratingBar(entry: Entry<number>): ScaledDomain {
  return barOf(entry, ratingIn)
}

function pageRankBar(entry: Entry<PageRank>): ScaledDomain {
  const domains = referringDomainsOf(entry)
  return {
    ...barOf(entry, pageRankIn),
    beside: typeof domains === 'number' ? englishNumber(domains) : domains,
  }
}

function barOf<Value>(entry: Entry<Value>, read: (value: Value) => number | undefined): ScaledDomain {
  const value = entry.state === 'answered' ? read(entry.value) : undefined
  const notes = { queued: 'waiting', pending: 'looking up…', answered: NOT_IN_INDEX, failed: 'unknown' }
  return { domain: entry.key, value, note: notes[entry.state] }
}
