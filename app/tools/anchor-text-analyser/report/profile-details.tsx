import { useState } from 'react'
import styles from '@/app/tools/anchor-text-analyser/analyser.module.css'
import type { AnchorShare, Tally, TargetShare } from '@/app/tools/anchor-text-analyser/anchors/distribution'
import { type Profile, SHOWN_ANCHORS, SHOWN_TARGETS } from '@/app/tools/anchor-text-analyser/messages'
import { counted, englishNumber } from '@/components/elements/english'
import { type Column, numberColumn } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Skipped } from '@/components/result/skipped'
import { percent } from './percent'
import { leftOutText } from './profile-table'

/** A profile's anchors and targets, folded where there are several profiles. */
export function ProfileDetails({ profile, isAlone }: { profile: Profile; isAlone: boolean }) {
  const [isOpen, setIsOpen] = useState(isAlone)
  if (isAlone) return <Tables profile={profile} Heading="h2" />
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {profile.name}: {counted(profile.texts, 'distinct anchor')}
        {profile.pages > 0 && `, ${counted(profile.pages, 'target page')}`}
      </summary>
      {/* Tables that nobody looks at are not drawn. */}
      {isOpen && <Tables profile={profile} Heading="h3" />}
    </details>
  )
}

function Tables({ profile, Heading }: { profile: Profile; Heading: 'h2' | 'h3' }) {
  const { anchors, targets, texts, pages, isCounted } = profile
  return (
    <div className={styles.tables}>
      <Heading>By anchor</Heading>
      <Cut shown={SHOWN_ANCHORS} all={texts} which="most frequent" />
      <DataTable
        caption="Anchors, most frequent first"
        columns={isCounted ? withTallies(anchorColumns, profile) : anchorColumns}
        rows={anchors}
        what="anchors"
      />
      {targets.length > 0 && (
        <>
          <Heading>By target page</Heading>
          <Cut shown={SHOWN_TARGETS} all={pages} which="with the most links" />
          <DataTable
            caption="Target pages, most links first"
            columns={withTallies(targetColumns, profile)}
            rows={targets}
            what="pages"
          />
        </>
      )}
    </div>
  )
}

function Cut({ shown, all, which }: { shown: number; all: number; which: string }) {
  if (all <= shown) return null
  return (
    <p>
      Showing the {englishNumber(shown)} {which}. The CSV has all {englishNumber(all)}.
    </p>
  )
}

/** The rows of an export that were left out, counted by reason. */
export function SkippedRows({ profile: { name, skipped, skippedRows } }: { profile: Profile }) {
  const count = skipped.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <Skipped
      title={`${name}: ${counted(count, 'row was', 'rows were')} left out (${leftOutText(skipped)})`}
      entries={skippedRows.map(({ row, text, reason }) => ({ text: `Row ${row}: ${text}`, reason }))}
    />
  )
}

const anchorColumns: readonly Column<AnchorShare>[] = [
  { title: 'Anchor', cell: ({ text }) => text || '(no text)' },
  { title: 'Type', cell: ({ type }) => type },
]

const targetColumns: readonly Column<TargetShare>[] = [
  { title: 'Page', cell: ({ target }) => target },
  { title: 'Main type', cell: ({ mostly }) => mostly },
  numberColumn('Exact match', ({ exactShare }) => exactShare, percent),
]

const links = numberColumn('Links', (row: Tally) => row.links)
const share = numberColumn('Share', (row: { share: number }) => row.share, percent)
const sites = numberColumn('Linking sites', (row: Tally) => row.sites)
const followed: Column<Tally> = {
  title: 'Followed',
  cell: (row) => row.followed !== undefined && percent(row.links === 0 ? 0 : row.followed / row.links),
  sortBy: (row) => row.followed,
  numeric: true,
}

/** Columns of what the export does not say are left out. */
function withTallies<Row extends Tally & { share: number }>(
  columns: readonly Column<Row>[],
  profile: Profile,
): Column<Row>[] {
  const hasSites = profile.anchors.some((row) => row.sites !== undefined)
  return [...columns, links, share, ...(hasSites ? [sites] : []), ...(profile.followed === undefined ? [] : [followed])]
}
