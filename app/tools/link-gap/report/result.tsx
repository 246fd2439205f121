import { Fragment } from 'react'
import type { Compared, ExportFacts, Section } from '@/app/tools/link-gap/messages'
import { type ColumnLabels, ExportReading } from '@/components/backlinks/export-reading'
import { Button } from '@/components/elements/button'
import { counted, englishNumber } from '@/components/elements/english'
import type { Column } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Meaning } from '@/components/result/meaning'
import { Notice } from '@/components/result/notice'
import { SkippedEntries } from '@/components/result/skipped'
import type { Choice } from '@/components/sheet/reading/choice'
import { meaningOf } from './meaning-of'
import styles from './result.module.css'
import { SectionView } from './section-view'

/** Has an export read in another way. */
type OnRead = (at: number, choice: Choice) => void

const LABELS: ColumnLabels = [
  ['source', 'Linking page or site column'],
  ['target', 'Target page column', 'none'],
  ['anchor', 'Anchor text column', 'none'],
  ['rating', 'Rating column', 'none'],
  ['seen', 'Day column', 'none'],
]

/** The sites that were found, by section, and how the exports were read. */
export function Result({
  compared,
  isExample,
  onRead,
  onOwn,
}: {
  compared: Compared
  isExample: boolean
  onRead: OnRead
  /** Takes an export as the visitor's own, by its site or else its name. */
  onOwn: (own: string) => void
}) {
  const { view, exports, refused, sections, tooFew, gap, uncounted, unread = [] } = compared
  const rivals = exports.filter(({ isOwn }) => !isOwn)
  const owners = [...new Map(rivals.map(({ site, name }) => [site ?? name, name]))]
  return (
    <>
      {isExample && <p>An invented example: its sites and links do not exist.</p>}
      {refused.map(({ name, reason, at, view }) => (
        <Fragment key={at}>
          <Notice kind="error" title={`${name} could not be read`}>
            <p>{reason}</p>
          </Notice>
          {view && <ExportReading name={name} view={view} labels={LABELS} onChange={(choice) => onRead(at, choice)} />}
        </Fragment>
      ))}
      {tooFew && (
        <Notice
          kind="empty"
          title={refused.length > 0 ? 'Choose the column above, or add what is missing' : 'One is missing'}
        >
          <p>{tooFew}</p>
        </Notice>
      )}
      {gap?.asksOwn && (
        <Notice
          kind="empty"
          title={gap.hasOwn ? 'Is one of these your site, too?' : 'Which of these links are yours?'}
          actions={owners.map(([own, name]) => (
            <Button key={own} onClick={() => onOwn(own)}>
              {name} is mine
            </Button>
          ))}
        >
          <p>
            {gap.hasOwn
              ? 'Your Search Console export doesn’t say. If all of these are rivals, enter your domain.'
              : 'Choose yours. Until then, sites that already link to you stay in the result.'}
          </p>
        </Notice>
      )}
      {sections.map((section) => (
        <Part key={section.kind} section={section} compared={compared} />
      ))}
      {uncounted.length > 0 && (
        <Notice kind="empty" title="Not every export says which links are followed">
          <p>
            No column says so in {uncounted.join(', ')}, so{' '}
            {view === 'dates' ? 'links that have become nofollow aren’t listed' : 'all links there count'}.
          </p>
        </Notice>
      )}
      <SkippedEntries rejected={unread} of=" of your list" />
      {gap && <LeftOut gap={gap} />}
      {exports.length > 0 && <ReadExports exports={exports} onRead={onRead} />}
      <p>This is only what the exports hold. A link that the backlink tool hasn’t crawled isn’t in them.</p>
    </>
  )
}

/** The heading of a section, and a sentence where it has no site. */
const WHAT: Readonly<Record<Section['kind'], { title: (sites: number) => string; none: string }>> = {
  gap: {
    title: (sites) => `${counted(sites, 'site links', 'sites link')} to your rivals and not to you`,
    none: 'No site is left. Ask for fewer rivals, or add another export.',
  },
  platforms: {
    title: (sites) =>
      `${counted(sites, 'platform')} set apart: social networks, code hosts, search engines and the like`,
    none: '',
  },
  new: { title: (sites) => counted(sites, 'new site'), none: 'Every site of the later export is in the earlier one.' },
  lost: {
    title: (sites) => counted(sites, 'lost site'),
    none: 'Every site of the earlier export is in the later one.',
  },
  nofollow: {
    title: (sites) => `${counted(sites, 'site')} now nofollow`,
    none: 'No followed link has become nofollow.',
  },
  linking: {
    title: (sites) => `${counted(sites, 'site on your list links', 'sites on your list link')} to you`,
    none: 'No site on your list links to you in this export.',
  },
  missing: {
    title: (sites) => `${counted(sites, 'site on your list doesn’t', 'sites on your list don’t')} link to you`,
    none: 'Every site on your list links to you.',
  },
}

function Part({ section, compared }: { section: Section; compared: Compared }) {
  const { gap, uncounted, sections } = compared
  const first = sections.find(({ kind, total }) => kind !== 'platforms' && total > 0)
  const { kind, total } = section
  const { title, none } = WHAT[kind]
  const heading = gap?.asksOwn ? title(total).replace(/your rivals and not to you$/, rivalsOf(gap)) : title(total)
  const meaning = meaningOf(section, gap?.hasOwn ? gap.names.length : 0)
  if (kind === 'nofollow' && uncounted.length > 0) return null
  if (kind === 'platforms')
    return (
      total > 0 && (
        <details>
          <summary>{heading}</summary>
          <div className={styles.folded}>
            <SectionView section={section} caption={heading} what="platforms" isFirst={false} />
          </div>
        </details>
      )
    )
  if (total === 0)
    return (
      <>
        <h2>{heading}</h2>
        <p>{none}</p>
      </>
    )
  return (
    <>
      <SectionView section={section} caption={heading} what="sites" isFirst={section === first}>
        <h2>{heading}</h2>
      </SectionView>
      {meaning && <Meaning>{meaning}</Meaning>}
    </>
  )
}

function LeftOut({ gap: { leftOut, least, unnamed } }: { gap: NonNullable<Compared['gap']> }) {
  const { own, rivals, yours, few } = leftOut
  const said = [
    yours > 0 && `${counted(yours, 'site that links', 'sites that link')} to you already`,
    few > 0 && `${counted(few, 'site that links', 'sites that link')} to fewer than ${least} rivals`,
    rivals > 0 && `${counted(rivals, 'rival that links', 'rivals that link')} to another`,
    own > 0 && 'your own domain',
  ].filter(Boolean)
  return (
    <>
      {said.length > 0 && <p>Left out: {said.join(', ')}.</p>}
      {unnamed.length > 0 && (
        <p>
          Nothing names the site of {unnamed.join(' or ')}, so a rival’s own site may be in the result. You can name it
          under “Change”.
        </p>
      )}
    </>
  )
}

function rivalsOf({ least, names, hasOwn }: NonNullable<Compared['gap']>): string {
  const rivals = least === 1 ? 'a rival' : least === names.length ? 'all of these rivals' : `at least ${least} rivals`
  return hasOwn ? `${rivals} and not to you; your own domain is not known` : `${rivals}; your own links are not known`
}

const exportColumns: readonly Column<ExportFacts>[] = [
  { title: 'Whose', cell: ({ name, isOwn }) => (isOwn ? `${name} (yours)` : name) },
  { title: 'File', cell: ({ fileName }) => fileName || 'pasted' },
  { title: 'Kind', cell: ({ kind }) => kind },
  { title: 'Rows', cell: ({ rows }) => englishNumber(rows), numeric: true },
  { title: 'Sites', cell: ({ sites }) => englishNumber(sites), numeric: true },
  { title: 'Rows left out', cell: ({ leftOut }) => leftOutText(leftOut) },
]

/** How each export was read, for people to check and to correct. */
function ReadExports({ exports, onRead }: Pick<Compared, 'exports'> & { onRead: OnRead }) {
  const rows = exports.reduce((sum, one) => sum + one.rows, 0)
  // The rivals of one table share its columns.
  const tables = [...new Map(exports.map((one) => [`${one.at} ${one.view.sheet}`, one]))]
  return (
    <details>
      <summary>
        How {counted(exports.length, 'export')} with {counted(rows, 'row')} {exports.length === 1 ? 'was' : 'were'} read
      </summary>
      <DataTable caption="The exports, as they were read" columns={exportColumns} rows={exports} what="exports" />
      {tables.map(([key, { at, name, view }]) => (
        <ExportReading key={key} name={name} view={view} labels={LABELS} onChange={(choice) => onRead(at, choice)} />
      ))}
    </details>
  )
}

function leftOutText({ lost, notFollowed, noSite, noLink }: ExportFacts['leftOut']): string {
  const reasons = [
    [lost, 'lost'],
    [notFollowed, 'not followed'],
    [noSite, 'without a site'],
    [noLink, 'that no reader can click'],
  ] as const
  const said = reasons.filter(([rows]) => rows > 0).map(([rows, reason]) => `${englishNumber(rows)} ${reason}`)
  return said.join(', ') || 'none'
}
