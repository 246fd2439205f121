import type { Cell } from '@/components/csv/write-csv'
import { DomainName } from '@/components/elements/domain-name'
import { counted, englishNumber } from '@/components/elements/english'
import { Gauge } from '@/components/elements/gauge'
import { Exports } from '@/components/exports/exports'
import { SourceLine } from '@/components/exports/source-line'
import { PageRankHistory } from '@/components/history/page-rank-history'
import type { DomainList } from '@/components/list/domain-list'
import { LazyClock } from '@/components/lookup-tool/run/lazy-clock'
import type { Run } from '@/components/lookup-tool/run/plan'
import { QueueNotice, QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { NoValue } from '@/components/lookup-tool/values/entry-value'
import { oldestDay } from '@/components/lookup-tool/values/oldest-day'
import { referringDomainsOf } from '@/components/lookup-tool/values/referring-domains'
import { NOT_IN_INDEX, noteOf, platformNote } from '@/components/lookup-tool/values/value-words'
import { type PageRank, pageRankIn } from '@/components/lookups/ask-page-ranks'
import type { Entry, Queue, QueueState } from '@/components/queue/queue'
import type { Column } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Meaning } from '@/components/result/meaning'
import { SkippedEntries } from '@/components/result/skipped'
import { platformOf } from '@/lib/domain/hosting-platforms'
import { pageRankSource, ratingSource } from '@/lib/site/credits'
import styles from './comparison.module.css'

export const HEAD = ['Domain', 'Domain Rating', 'PageRank', 'Referring domains', 'Note']

type Running<Value> = Omit<Run, 'queue' | 'state'> & { queue: Queue<Value>; state: QueueState<Value> }

interface Compared {
  domain: string
  rating: Entry<number>
  pageRank: Entry<PageRank> | undefined
}

const columns: readonly Column<Compared>[] = [
  { title: 'Domain', cell: ({ domain }) => <DomainName name={domain} />, sortBy: ({ domain }) => domain },
  {
    title: 'Domain Rating, 0 to 100',
    cell: ({ rating }) => <Gauge value={numberIn(rating, ratingIn)} words={wordsOf(rating)} max={100} />,
    sortBy: ({ domain, rating }) => (platformOf(domain) ? undefined : numberIn(rating, ratingIn)),
    numeric: true,
  },
  {
    title: 'PageRank, 0 to 10',
    cell: ({ pageRank }) =>
      pageRank && <Gauge value={numberIn(pageRank, pageRankIn)} words={wordsOf(pageRank)} max={10} />,
    sortBy: ({ domain, pageRank }) => (platformOf(domain) ? undefined : pageRank && numberIn(pageRank, pageRankIn)),
    numeric: true,
  },
  {
    title: 'Referring domains',
    cell({ pageRank }) {
      const domains = pageRank && referringDomainsOf(pageRank)
      return typeof domains === 'number' ? englishNumber(domains) : domains && <NoValue>{domains}</NoValue>
    },
    sortBy({ domain, pageRank }) {
      const domains = pageRank && referringDomainsOf(pageRank)
      return typeof domains === 'number' && !platformOf(domain) ? domains : undefined
    },
    numeric: true,
  },
]

/** Some domains in one table, with a column for each scale. */
export function ComparisonResult({
  ratings,
  pageRanks,
  rejected,
}: {
  ratings: Running<number>
  pageRanks: Running<PageRank>
  rejected: DomainList['rejected']
}) {
  const rows = ratings.state.entries.map((rating, at) => {
    return { domain: rating.key, rating, pageRank: pageRanks.state.entries[at] }
  })
  return (
    <>
      <SkippedEntries rejected={rejected} />
      <LazyClock runs={[ratings, pageRanks]} />
      {rows.map(({ domain }) => {
        const note = platformNote(domain)
        return (
          note && (
            <p key={domain}>
              {domain}: {note}
            </p>
          )
        )
      })}
      <Meaning>Compare sites within a column. A site’s two numbers can’t be compared with each other.</Meaning>
      <div className={styles.scales}>
        <DataTable
          caption={`${counted(rows.length, 'domain')} on both scales`}
          columns={columns}
          rows={rows}
          what="domains"
        />
        <p className={styles.source}>
          <SourceLine source={ratingSource} />
        </p>
        <p className={styles.source}>
          <SourceLine source={pageRankSource} day={oldestDay(pageRanks.state.entries)} />
        </p>
        <QueuePanel {...ratings} what="Domain Rating" />
        <QueueNotice {...ratings} what="Domain Rating" />
        <QueuePanel {...pageRanks} what="PageRank" />
        <QueueNotice {...pageRanks} what="PageRank" />
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
    const ranked = pageRanks[index]
    const rating = numberIn(rated, ratingIn)
    const pageRank = ranked && numberIn(ranked, pageRankIn)
    const notes = [
      rating === undefined && `Domain Rating: ${inSentence(noteOf(rated, ratingIn))}`,
      ranked && pageRank === undefined && `PageRank: ${inSentence(noteOf(ranked, pageRankIn))}`,
      platformNote(rated.key),
    ]
    return [rated.key, rating, pageRank, ranked && referringDomainsOf(ranked), notes.filter(Boolean).join(' ')]
  })
}

function ratingIn(rating: number): number {
  return rating
}

function inSentence(note = ''): string {
  return note.slice(0, 1).toLowerCase() + note.slice(1)
}

function numberIn<Value>(entry: Entry<Value>, read: (value: Value) => number | undefined): number | undefined {
  return entry.state === 'answered' ? read(entry.value) : undefined
}

/** The words in place of a value. */
function wordsOf({ state }: Entry<unknown>): string {
  return { queued: 'waiting', pending: 'looking up…', answered: NOT_IN_INDEX, failed: 'unknown' }[state]
}
