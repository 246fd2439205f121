import { useState } from 'react'
import { rounded } from '@/components/elements/rounded'
import { EntryValue, NoValue } from '@/components/lookup-tool/values/entry-value'
import { listedIn } from '@/components/lookup-tool/values/listed-in'
import { NOT_IN_INDEX } from '@/components/lookup-tool/values/value-words'
import type { PageRank } from '@/components/measures/ask-page-ranks'
import { type Month, monthName } from '@/components/measures/month'
import { answerIn, type Entry } from '@/components/queue/queue'
import { writtenDomain } from '@/lib/domain/written-domain'
import colours from './colours.module.css'
import { HistoryChart } from './history-chart'
import { HistoryTable } from './history-table'
import { LineMark } from './line-mark'
import styles from './page-rank-history.module.css'

const MAX = 10

/** The past years of up to five domains: a chart and a table. It has its height without answers too. */
export function PageRankHistory({ entries }: { entries: readonly Entry<PageRank>[] }) {
  // Hundreds of cells, which few readers open.
  const [isTableOpen, setIsTableOpen] = useState(false)
  const series = entries.map((entry) => ({ name: entry.key, months: answerIn(entry)?.history ?? [] }))
  const isDone = entries.every(({ state }) => state === 'answered' || state === 'failed')
  const isEmpty = isDone && series.every(({ months }) => months.length === 0)
  // Another try fills the chart where all lookups have failed.
  if (isEmpty && entries.some(({ state }) => state === 'answered')) {
    return entries.some(listedIn) && <p>The provider has no earlier PageRanks.</p>
  }
  return (
    <div className={styles.history}>
      <figure className={styles.figure}>
        <figcaption>
          <strong className={styles.title}>PageRank over the years, 0 to {MAX}</strong>
          <span>The axis shows part of that scale. Dashed lines and hollow marks are the provider’s estimates.</span>
        </figcaption>
        <HistoryChart series={series} max={MAX} />
        <ul className={styles.legend}>
          {entries.map((entry, line) => (
            <li key={entry.key}>
              <svg
                className={`${styles.mark} ${colours.line}`}
                data-line={line}
                viewBox="-8 -8 16 16"
                aria-hidden="true"
              >
                {series[line]?.months.length !== 0 && <LineMark line={line} />}
              </svg>
              <span>
                <strong>{writtenDomain(entry.key)}</strong>:{' '}
                {entry.state === 'failed' ? (
                  <NoValue>unknown</NoValue>
                ) : (
                  <EntryValue
                    entry={entry}
                    show={({ isListed, history = [] }) => (
                      <>{isListed ? fromTo(history) : <NoValue>{NOT_IN_INDEX}</NoValue>}</>
                    )}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      </figure>
      {!isEmpty && (
        <details onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}>
          <summary>Show as a table</summary>
          {isTableOpen && <HistoryTable series={series} />}
        </details>
      )}
    </div>
  )
}

function fromTo(months: readonly Month[]): string {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return 'no earlier values'
  return first === last ? valueIn(last) : `from ${valueIn(first)} to ${valueIn(last)}`
}

function valueIn({ at, value, isEstimated }: Month): string {
  return `${rounded(value)}${isEstimated ? ' (estimated)' : ''} in ${monthName(at)}`
}
