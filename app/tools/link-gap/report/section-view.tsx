import { relText } from '@/app/tools/link-gap/gap/rel-text'
import { LISTED_SITES, type Section, type ShownSite } from '@/app/tools/link-gap/messages'
import { counted, englishNumber } from '@/components/elements/english'
import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import { markdownTable } from '@/components/exports/markdown-table'
import type { Column } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import tool from '@/components/text-work/text-tool.module.css'
import { openableId } from '@/components/tool/given-list'
import { OpenInButton } from '@/components/tool/open-in-button'
import type { PagePath } from '@/lib/site/pages'
import { LinkCell } from './link-cell'

const NEXT: readonly [label: string, path: PagePath][] = [
  ['Check Domain Rating', '/tools/domain-rating-checker'],
  ['Check PageRank', '/tools/pagerank-checker'],
  ['Clean the list', '/tools/prospect-list-cleaner'],
]

/** The sites of one result, with its files and what can be done next. */
export function SectionView({ section, caption, what }: { section: Section; caption: string; what: string }) {
  const { kind, total, shown, csv, list } = section
  const fileName = `link-gap-${kind}`
  const columns = columnsOf(section)
  const listId = () => openableId({ file: list, name: `${fileName}.txt`, reading: {} })
  return (
    <>
      <div className={tool.actions}>
        <CopyButton label="Copy as markdown" text={() => markdownOf(section)} />
        <DownloadButton label="Download CSV" fileName={`${fileName}.csv`} csv={() => csv} />
        {kind !== 'platforms' &&
          NEXT.map(([label, to]) => <OpenInButton key={to} label={label} to={to} listId={listId} />)}
      </div>
      {kind !== 'platforms' && total > LISTED_SITES && (
        <p>The other tools open the first {englishNumber(LISTED_SITES)}. The CSV has all of them.</p>
      )}
      {total > shown.length && (
        <p>
          Showing the first {englishNumber(shown.length)} of {counted(total, 'site')}. So does the markdown.
        </p>
      )}
      <DataTable caption={caption} columns={columns} rows={shown} what={what} />
    </>
  )
}

function columnsOf({ kind, names, ratedBy, seenTitle, isCounted }: Section): Column<ShownSite>[] {
  const columns: Column<ShownSite>[] = [{ title: 'Site', cell: ({ written }) => written, sortBy: ({ site }) => site }]
  if (kind === 'platforms') columns.push({ title: 'Kind', cell: ({ platform }) => platform })
  if (isCounted)
    columns.push({
      title: 'Rivals',
      cell: ({ count }) => englishNumber(count),
      sortBy: ({ count }) => count,
      numeric: true,
    })
  if (ratedBy !== undefined)
    columns.push({ title: ratedBy, cell: ({ rating }) => rating, sortBy: ({ rating }) => rating, numeric: true })
  for (const [at, name] of names.entries())
    columns.push({ title: name, cell: ({ links }) => <LinkCell link={links[at]} /> })
  if (seenTitle !== undefined)
    columns.push({
      title: seenTitle,
      cell: ({ links: [link] }) => link?.seen,
      sortBy: ({ links: [link] }) => link?.seen,
    })
  return columns
}

function markdownOf({ names, ratedBy, seenTitle, isCounted, shown }: Section): string {
  return markdownTable(
    [
      'Site',
      ...(isCounted ? ['Rivals'] : []),
      ...(ratedBy === undefined ? [] : [ratedBy]),
      ...names,
      ...(seenTitle === undefined ? [] : [seenTitle]),
    ],
    shown.map(({ site, count, rating, links }) => [
      site,
      ...(isCounted ? [count] : []),
      ...(ratedBy === undefined ? [] : [rating]),
      ...names.map((_, at) => {
        const link = links[at]
        return link && [link.page || link.host, link.anchor, relText(link)].filter(Boolean).join(', ')
      }),
      ...(seenTitle === undefined ? [] : [links[0]?.seen]),
    ]),
  )
}
