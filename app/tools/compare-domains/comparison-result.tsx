import type { Cell } from '@/components/csv/write-csv'
import { counted } from '@/components/elements/english'
import { Gauge } from '@/components/elements/gauge'
import { Exports } from '@/components/exports/exports'
import { SourceLine } from '@/components/exports/source-line'
import { PageRankHistory } from '@/components/history/page-rank-history'
import type { DomainList } from '@/components/list-reading/domain-list'
import { LazyClock } from '@/components/lookup-tool/run/lazy-clock'
import type { Run } from '@/components/lookup-tool/run/plan'
import { QueueNotice, QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { domainColumn, referringDomainsColumn, valueColumn } from '@/components/lookup-tool/values/columns'
import { listedIn, referringDomainsOf } from '@/components/lookup-tool/values/listed-in'
import { oldestDay } from '@/components/lookup-tool/values/oldest-day'
import { NOT_IN_INDEX, noteOf, platformNote } from '@/components/lookup-tool/values/value-words'
import { type PageRank, pageRankIn } from '@/components/measures/ask-page-ranks'
import { answerIn, type Entry, type Queue, type QueueState } from '@/components/queue/queue'
import type { Column } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Meaning } from '@/components/result/meaning'
import { SkippedEntries } from '@/components/result/skipped'
import tool from '@/components/workers/text-tool.module.css'
import { pageRankSource, ratingSource } from '@/lib/site/sources'
import styles from './comparison.module.css'

const HEAD = ['Domain', 'Domain Rating', 'PageRank', 'Referring domains', 'Note']

type Running<Value> = Omit<Run, 'queue' | 'state'> & { queue: Queue<Value>; state: QueueState<Value> }

interface Compared {
  domain: string
  rating: Entry<number>
  pageRank: Entry<PageRank> | undefined
}

const domainOf = ({ domain }: Compared) => domain

const columns: readonly Column<Compared>[] = [
  domainColumn('Domain', domainOf),
  valueColumn(
    'Domain Rating, 0 to 100',
    domainOf,
    ({ rating }) => answerIn(rating),
    ({ rating }) => <Gauge value={answerIn(rating)} words={wordsOf(rating)} max={100} />,
  ),
  valueColumn(
    'PageRank, 0 to 10',
    domainOf,
    ({ pageRank }) => listedIn(pageRank)?.value,
    ({ pageRank }) => pageRank && <Gauge value={listedIn(pageRank)?.value} words={wordsOf(pageRank)} max={10} />,
  ),
  referringDomainsColumn(domainOf, ({ pageRank }) => pageRank),
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
  const pageRankDay = oldestDay(pageRanks.state.entries)
  return (
    <>
      <div className={tool.head}>
        <h2>{counted(rows.length, 'domain')} compared</h2>
        <Exports
          isPrimary
          fileName="domains-compared.csv"
          sources={[ratingSource, { ...pageRankSource, day: pageRankDay }]}
          head={HEAD}
          rows={() => rows.map(cellsOf)}
        />
      </div>
      <LazyClock runs={[ratings, pageRanks]} />
      <div className={styles.scales}>
        <QueuePanel {...ratings} what="Domain Rating" />
        <QueueNotice {...ratings} what="Domain Rating" />
        <QueuePanel {...pageRanks} what="PageRank" />
        <QueueNotice {...pageRanks} what="PageRank" />
        <DataTable caption="Domains on both scales" columns={columns} rows={rows} what="domains" />
        <p className={styles.source}>
          <SourceLine source={ratingSource} />
        </p>
        <p className={styles.source}>
          <SourceLine source={pageRankSource} day={pageRankDay} />
        </p>
      </div>
      <Meaning>Compare sites within a column. A site’s two numbers can’t be compared with each other.</Meaning>
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
      <SkippedEntries rejected={rejected} />
      <PageRankHistory entries={pageRanks.state.entries} />
    </>
  )
}

/** A row of an export. */
function cellsOf({ domain, rating: rated, pageRank: ranked }: Compared): Cell[] {
  const rating = answerIn(rated)
  const pageRank = listedIn(ranked)?.value
  const notes = [
    rating === undefined && `Domain Rating: ${inSentence(noteOf(rated, (value) => value))}`,
    ranked && pageRank === undefined && `PageRank: ${inSentence(noteOf(ranked, pageRankIn))}`,
    platformNote(domain),
  ]
  return [domain, rating, pageRank, referringDomainsOf(ranked), notes.filter(Boolean).join(' ')]
}

function inSentence(note = ''): string {
  return note.slice(0, 1).toLowerCase() + note.slice(1)
}

/** The words in place of a value. */
function wordsOf({ state }: Entry<unknown>): string {
  return {
    queued: 'waiting',
    pending: 'looking up…',
    answered: NOT_IN_INDEX,
    failed: 'unknown',
    'left out': 'not looked up',
  }[state]
}
