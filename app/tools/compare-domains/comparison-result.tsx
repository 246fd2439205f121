import type { Cell } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/elements/english'
import { Exports } from '@/components/exports/exports'
import { SourceLine } from '@/components/exports/source-line'
import { PageRankHistory } from '@/components/history/page-rank-history'
import type { DomainList } from '@/components/list/domain-list'
import { LazyClock } from '@/components/lookup-tool/run/lazy-clock'
import type { Run } from '@/components/lookup-tool/run/plan'
import { QueueNotice, QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { oldestDay } from '@/components/lookup-tool/values/oldest-day'
import { referringDomainsOf } from '@/components/lookup-tool/values/referring-domains'
import { NOT_IN_INDEX, noteOf, platformNote } from '@/components/lookup-tool/values/value-words'
import { type PageRank, pageRankIn } from '@/components/lookups/ask-page-ranks'
import type { Entry, Queue, QueueState } from '@/components/queue/queue'
import { SkippedEntries } from '@/components/result/skipped'
import { pageRankSource, ratingSource } from '@/lib/site/credits'
import styles from './comparison.module.css'
import { ScaleChart, type ScaledDomain } from './scale-chart'

export const HEAD = ['Domain', 'Domain Rating', 'PageRank', 'Referring domains', 'Note']

type Running<Value> = Omit<Run, 'queue' | 'state'> & { queue: Queue<Value>; state: QueueState<Value> }

/** Some domains on both scales, with a chart for each. */
export function ComparisonResult({
  ratings,
  pageRanks,
  rejected,
}: {
  ratings: Running<number>
  pageRanks: Running<PageRank>
  rejected: DomainList['rejected']
}) {
  const ratingBars = ratings.state.entries.map(ratingBar)
  const pageRankBars = pageRanks.state.entries.map(pageRankBar)
  return (
    <>
      <SkippedEntries rejected={rejected} />
      <LazyClock runs={[ratings, pageRanks]} />
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
          <QueuePanel {...ratings} what="Domain Rating" />
          <QueueNotice {...ratings} what="Domain Rating" />
        </div>
        <div className={styles.scale}>
          <ScaleChart title="PageRank" max={10} domains={pageRankBars} besideTitle="Referring domains" />
          <p className={styles.source}>
            <SourceLine source={pageRankSource} day={oldestDay(pageRanks.state.entries)} />
          </p>
          <QueuePanel {...pageRanks} what="PageRank" />
          <QueueNotice {...pageRanks} what="PageRank" />
        </div>
      </div>
      <Exports
        fileName="domains-compared.csv"
        sources={[ratingSource, { ...pageRankSource, day: oldestDay(pageRanks.state.entries) }]}
        head={HEAD}
        rows={() => rowsOf(ratings.state.entries, pageRanks.state.entries)}
      />
      <PageRankHistory entries={pageRanks.state.entries} />
    </>
  )
}

/** The rows of an export. */
export function rowsOf(ratings: readonly Entry<number>[], pageRanks: readonly Entry<PageRank>[]): Cell[][] {
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
