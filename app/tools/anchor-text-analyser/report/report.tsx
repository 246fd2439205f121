import { Fragment } from 'react'
import type { Analysed, Profile } from '@/app/tools/anchor-text-analyser/messages'
import { type ColumnLabels, ExportReading } from '@/components/backlinks/export-reading'
import { counted } from '@/components/elements/english'
import { DownloadButton } from '@/components/exports/download-button'
import { Meaning } from '@/components/result/meaning'
import { Notice } from '@/components/result/notice'
import type { Choice } from '@/components/sheet/reading/choice'
import tool from '@/components/workers/text-tool.module.css'
import { BrandNames } from './brand-names'
import { meaningOf } from './meaning-of'
import { ProfileDetails, SkippedRows } from './profile-details'
import { ProfileTable } from './profile-table'
import { RepeatedPhrases } from './repeated-phrases'

const LABELS: ColumnLabels = [
  ['anchor', 'Anchor text column'],
  ['source', 'Linking page column', 'none'],
  ['target', 'Target page column', 'none'],
  ['count', 'Number of links column', 'none'],
]

/** The profiles side by side, then each by itself. */
export function Report({
  analysed: { profiles, refused, anchorsCsv, targetsCsv },
  hasKeywords,
  isExample,
  onRead,
  onBrands,
}: {
  analysed: Analysed
  /** Reads an export in another way. */
  onRead: (id: number, choice: Choice) => void
  /** Counts an export again with other brand names. */
  onBrands: (id: number, brands: string) => void
  hasKeywords: boolean
  isExample: boolean
}) {
  const empty = profiles.filter(({ links }) => links === 0)
  const hasLinks = empty.length < profiles.length
  const uncounted = profiles.filter(({ isCounted }) => !isCounted)

  return (
    <>
      <div className={tool.head}>
        <h2>{headingOf(profiles)}</h2>
        {hasLinks && (
          <>
            <DownloadButton isPrimary label="Download anchors as CSV" fileName="anchors.csv" file={() => anchorsCsv} />
            {profiles.some(({ pages }) => pages > 0) && (
              <DownloadButton label="Download target pages as CSV" fileName="targets.csv" file={() => targetsCsv} />
            )}
          </>
        )}
      </div>
      {isExample && <p>An invented example: its sites and links do not exist.</p>}
      {refused.map(({ id, name, reason, view }) => (
        <Fragment key={id}>
          <Notice kind="error" title={`${name} could not be analysed`}>
            <p>{reason}</p>
          </Notice>
          {view && <ExportReading name={name} view={view} labels={LABELS} onChange={(choice) => onRead(id, choice)} />}
        </Fragment>
      ))}
      {uncounted.map(({ name }) => (
        <Notice kind="empty" key={name} title={`${name}: no column says how many links use each anchor`}>
          <p>Each anchor counts once, so the percentages are of distinct anchors, not of links.</p>
        </Notice>
      ))}
      {empty.map(({ name }) => (
        <Notice kind="empty" key={name} title={`${name}: no links were counted`}>
          <p>If you entered a domain for this export, check it, or leave it empty to count every row.</p>
        </Notice>
      ))}
      {hasLinks && (
        <>
          <ProfileTable profiles={profiles} />
          <Meaning>{meaningOf(profiles)}</Meaning>
          {profiles.map((profile) => (
            <BrandNames key={profile.id} {...profile} onChange={(brands) => onBrands(profile.id, brands)} />
          ))}
        </>
      )}
      {profiles.map(
        ({ id, name, view }) =>
          view && (
            <ExportReading key={id} name={name} view={view} labels={LABELS} onChange={(choice) => onRead(id, choice)} />
          ),
      )}
      {profiles.map((profile) => (
        <SkippedRows key={profile.name} profile={profile} />
      ))}
      {hasLinks && (
        <>
          <RepeatedPhrases profiles={profiles} hasKeywords={hasKeywords} />
          {profiles.length > 1 && <h2>Export by export</h2>}
          {profiles.map((profile) => (
            <ProfileDetails key={profile.name} profile={profile} isAlone={profiles.length === 1} />
          ))}
        </>
      )}
    </>
  )
}

function headingOf(profiles: readonly Profile[]): string {
  const [first] = profiles
  if (!first) return 'Nothing to count yet'
  return profiles.length > 1
    ? `${profiles.length} exports side by side`
    : `${counted(first.links, first.isCounted ? 'link' : 'anchor')} by type`
}
