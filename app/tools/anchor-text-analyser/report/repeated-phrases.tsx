import { useMemo } from 'react'
import styles from '@/app/tools/anchor-text-analyser/analyser.module.css'
import { comparePhrases, type Phrase } from '@/app/tools/anchor-text-analyser/anchors/compare-phrases'
import type { Profile } from '@/app/tools/anchor-text-analyser/messages'
import { englishNumber } from '@/components/elements/english'
import type { Column } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Notice } from '@/components/result/notice'

/** The words that many sites use alike, each profile in a column. */
export function RepeatedPhrases({ profiles, hasKeywords }: { profiles: readonly Profile[]; hasKeywords: boolean }) {
  const phrases = useMemo(() => comparePhrases(profiles), [profiles])
  const columns = useMemo(() => columnsFor(profiles), [profiles])
  const isKnown = profiles.some(({ repeated }) => repeated !== undefined)
  return (
    <>
      <h2>Wording repeated across sites</h2>
      {!isKnown && (
        <Notice
          kind="empty"
          title={`Your ${profiles.length === 1 ? 'export does' : 'exports do'} not list the linking sites`}
        >
          <p>Use the list of backlinks from Ahrefs, Semrush or Moz, which has a linking page in each row.</p>
        </Notice>
      )}
      {phrases.length > 0 && (
        <>
          <p>
            Names and titles repeat naturally; sales phrases don’t.
            {!hasKeywords && ' Enter your target keywords to see which are exact matches.'}
          </p>
          <DataTable
            caption="Words used by three or more sites, excluding brands, URLs and generic anchors"
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
    { title: 'Examples', cell: ({ examples }) => <span className={styles.sites}>{examples.join(', ')}</span> },
  ]
}

function sitesOf(sites: number | undefined): string {
  if (sites === undefined) return 'fewer than 3'
  return `${englishNumber(sites)} sites`
}
