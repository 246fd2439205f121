import { useMemo } from 'react'
import { englishNumber } from '@/components/elements/english'
import { type Column, DataTable } from '@/components/result/data-table'
import { Notice } from '@/components/result/notice'
import styles from './analyser.module.css'
import { comparePhrases, type Phrase } from './compare-phrases'
import type { Profile } from './messages'

/** The words that many sites use alike, each profile in a column. */
export function RepeatedPhrases({ profiles, hasKeywords }: { profiles: readonly Profile[]; hasKeywords: boolean }) {
  const phrases = useMemo(() => comparePhrases(profiles), [profiles])
  const columns = useMemo(() => columnsFor(profiles), [profiles])
  const isKnown = profiles.some(({ repeated }) => repeated !== undefined)
  const exact = phrases.filter(({ type }) => type === 'exact match').length
  return (
    <>
      <h2>The same words from many sites</h2>
      {!isKnown && (
        <Notice kind="empty" title="Your export does not say which sites link">
          <p>Take the list of backlinks from Ahrefs, Semrush or Moz: it has a linking page in each row.</p>
        </Notice>
      )}
      {isKnown && phrases.length === 0 && <p>No words that somebody chose are used by three sites or more.</p>}
      {phrases.length > 0 && (
        <>
          <p>
            {exact > 0
              ? 'An exact keyword that unrelated sites use word for word was rarely their idea. Read these first.'
              : 'None of them is one of your keywords. Names and titles repeat by themselves; a sales phrase does not.'}
            {!hasKeywords && ' Enter your target keywords, and exact ones are told apart.'}
          </p>
          <DataTable
            caption="Words used by three sites or more; brands, addresses and generic texts left out"
            columns={columns}
            rows={phrases}
            what="phrases"
          />
        </>
      )}
    </>
  )
}

function columnsFor(profiles: readonly Profile[]): Column<Phrase>[] {
  return [
    { title: 'Words', cell: ({ text }) => text },
    { title: 'Type', cell: ({ type }) => type },
    ...profiles.map(
      ({ name, repeated }, index): Column<Phrase> => ({
        title: profiles.length === 1 ? 'Sites' : name,
        cell: ({ tallies }) => (repeated === undefined ? 'unknown' : sitesOf(tallies[index]?.sites)),
        sortBy: ({ tallies }) => tallies[index]?.sites,
        numeric: true,
      }),
    ),
    { title: 'Such as', cell: ({ examples }) => <span className={styles.sites}>{examples.join(', ')}</span> },
  ]
}

function sitesOf(sites: number | undefined): string {
  if (sites === undefined) return 'under 3 sites'
  return `${englishNumber(sites)} sites`
}
