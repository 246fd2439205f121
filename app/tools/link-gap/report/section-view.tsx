import { type ReactNode, useMemo, useState } from 'react'
import { csvColumns } from '@/app/tools/link-gap/gap/csv-columns'
import type { Section, ShownSite } from '@/app/tools/link-gap/messages'
import { writeCsv } from '@/components/csv/write-csv'
import { DomainName } from '@/components/elements/domain-name'
import { counted, englishNumber } from '@/components/elements/english'
import { isSame } from '@/components/elements/is-same'
import { DownloadButton } from '@/components/exports/download-button'
import { ListTable } from '@/components/list-table/list-table'
import { useListTable } from '@/components/list-table/use-list-table'
import { type Column, numberColumn } from '@/components/result/column'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { textFile } from '@/components/saved-lists/named-file'
import { WithThese } from '@/components/tool-form/with-these'
import tool from '@/components/workers/text-tool.module.css'
import { isAmong } from '@/lib/domain/is-among'
import { LinkCell } from './link-cell'

const domainOf = ({ site }: ShownSite) => site
const ratingIn = ({ rating }: ShownSite) => rating

/** The sites of one result, with its files and what can be done next. */
export function SectionView({
  section,
  caption,
  what,
  isFirst,
  children,
}: {
  section: Section
  caption: string
  what: string
  isFirst: boolean
  /** Its heading. */
  children?: ReactNode
}) {
  const { kind, total, shown: sites, csv, ratedBy } = section
  const fileName = `link-gap-${kind}`
  const columns = useMemo(() => columnsOf(section), [section])
  const [savedId, setSavedId] = useState<string>()
  function add(some: readonly ShownSite[]): string {
    const file = textFile(some.map(({ site }) => `${site}\n`).join(''))
    return browserLists.add({ file, name: `${fileName}.txt` })
  }

  function listId(): string {
    const id = savedId ?? add(sites)
    setSavedId(id)
    return id
  }
  const table = useListTable({
    rows: sites,
    columns,
    domainOf,
    measure: ratedBy,
    numberOf: ratingIn,
    listId: savedId,
    saveList: listId,
  })
  const { shown, sorting, review, never } = table
  const isUnchanged = sorting.column === undefined && review.decisions.size === 0
  // The never-pitch list may have changed since.
  const neverPitched = sites.map(domainOf).filter((site) => isAmong(never, site))
  const isWhole = isUnchanged && shown.length === sites.length && isSame(neverPitched, section.neverPitched)
  // No other tool knows the ratings of an export.
  const handOn = () => (table.filter.least === '' ? { id: listId(), filter: table.filter } : { id: add(table.chosen) })
  const exported = csvColumns(section)
  const head = () => table.exportHead(exported.map(([title]) => title))
  const rows = () => table.exportRows((site) => exported.map(([, cell]) => cell(site)))
  return (
    <>
      <div className={tool.head}>
        {children}
        <DownloadButton
          isPrimary={isFirst}
          label="Download CSV"
          fileName={`${fileName}.csv`}
          file={() => (isWhole ? csv : writeCsv([head(), ...rows()]))}
        />
        {kind !== 'platforms' && <WithThese domains={table.chosen.map(domainOf)} list={handOn} />}
      </div>
      <ListTable caption={caption} table={table} what={what} />
      {total > sites.length && (
        <p>
          The table has the first {englishNumber(sites.length)} of {counted(total, 'site')}, and so have the other
          tools. The CSV has all of them.
        </p>
      )}
    </>
  )
}

function columnsOf({ kind, names, ratedBy, seenTitle, isCounted }: Section): Column<ShownSite>[] {
  const columns: Column<ShownSite>[] = [
    { title: 'Site', cell: ({ site }) => <DomainName name={site} />, sortBy: domainOf },
  ]
  if (kind === 'platforms')
    columns.push({ title: 'Kind', cell: ({ platform }) => platform, sortBy: ({ platform }) => platform })
  if (isCounted) columns.push(numberColumn('Rivals', ({ count }) => count))
  if (ratedBy !== undefined) columns.push(numberColumn(ratedBy, ratingIn, String))
  for (const [at, name] of names.entries())
    columns.push({
      title: name,
      cell: ({ links }) => <LinkCell link={links[at]} />,
      sortBy: ({ links }) => links[at]?.page || links[at]?.host,
    })
  if (seenTitle !== undefined)
    columns.push({
      title: seenTitle,
      cell: ({ links: [link] }) => link?.seen,
      sortBy: ({ links: [link] }) => link?.seen,
    })
  return columns
}
