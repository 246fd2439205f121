import { useMemo } from 'react'
import { Button } from '@/components/elements/button'
import { counted, englishNumber } from '@/components/elements/english'
import { shortened } from '@/components/elements/shortened'
import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import { ListTable } from '@/components/list-table/list-table'
import { useListTable } from '@/components/list-table/use-list-table'
import { AddToNeverPitch } from '@/components/never-pitch/add-to-never-pitch'
import { type Column, numberColumn } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Meaning } from '@/components/result/meaning'
import { Notice } from '@/components/result/notice'
import { SkippedEntries } from '@/components/result/skipped'
import { keyOf, siteIn } from '@/components/review/key-of'
import { exportName } from '@/components/sheet/export-name'
import { type ColumnLabel, SheetChoice, SITE_COLUMN } from '@/components/sheet/sheet-choice'
import type { Form } from '@/components/tool-form/form'
import { useFormPart } from '@/components/tool-form/use-form-part'
import { WithThese } from '@/components/tool-form/with-these'
import tool from '@/components/workers/text-tool.module.css'
import { isAmong } from '@/lib/domain/is-among'
import type { CleanerValues } from './definition'
import { type DropKind, dropKinds } from './drop-kinds'
import { type Cleaned, sumOf } from './messages'
import { columnsOfCleaned } from './own-columns'
import type { ShownDropped, ShownProspect } from './prospect-list'
import type { useCleaning } from './use-cleaning'

const prospectColumns: readonly Column<ShownProspect>[] = [
  { title: 'Domain', cell: ({ written }) => written, sortBy: ({ written }) => written },
  numberColumn('Mentions', ({ mentions }) => mentions),
  numberColumn('Line', ({ line }) => line),
]

const contactColumns: readonly Column<ShownProspect>[] = [
  ...prospectColumns.slice(0, 1),
  { title: 'Contact', cell: ({ contact }) => contact, sortBy: ({ contact }) => contact },
  ...prospectColumns.slice(1),
]

const STRENGTH_COLUMN: ColumnLabel = [
  'strength',
  'For each site, keep the row with the highest',
  'none: keep the first',
]

const domainOf = ({ domain }: ShownProspect) => domain

const droppedColumns: readonly Column<ShownDropped>[] = [
  { title: 'Entry', cell: ({ entry }) => shortened(entry, 80) || 'empty' },
  { title: 'Line', cell: ({ line }) => englishNumber(line), numeric: true },
  { title: 'Reason', cell: ({ reason }) => reason },
]

/** The sites that are left of a list, and the entries that were dropped. */
export function Result({
  cleaned,
  form,
  cleaning,
}: {
  cleaned: Cleaned
  form: Form<CleanerValues>
  cleaning: ReturnType<typeof useCleaning>
}) {
  const { contacts, hasSeveralContacts, keptRows, dropped, firstKept, firstDropped, unread, otherSites, sheet } =
    cleaned
  const droppedCount = sumOf(dropped)
  const hasContacts = firstKept.some(({ contact }) => contact !== undefined)
  const { list: listId, filter } = useFormPart(form, ({ state }) => state().values.list)
  const own = useMemo(() => sheet && columnsOfCleaned(sheet), [sheet])
  const table = useListTable({
    rows: firstKept,
    columns: hasContacts ? contactColumns : prospectColumns,
    domainOf,
    keyOf: hasContacts ? keyOf : undefined,
    own,
    initial: filter,
    listId,
    saveList: cleaning.saveList,
  })
  const { shown, chosen, never, review } = table
  const { rest, domains } = useMemo(() => {
    const mayPitch = (key: string) => !isAmong(never, siteIn(key))
    return { rest: cleaned.restKeys.filter(mayPitch), domains: cleaned.verdict.domains.filter(mayPitch) }
  }, [cleaned, never])
  const kept = firstKept.filter(({ domain }) => !isAmong(never, domain)).length + rest.length
  const sites = domains.length
  // The table may not have all of them.
  const isFiltered = shown.length < firstKept.length
  const shownFile = () =>
    cleaning.writeFile({
      keys: [...chosen.map(keyOf), ...(isFiltered ? [] : rest)],
      decisions: review.decisions,
    })
  const shownDomains = () => [...new Set([...chosen.map(domainOf), ...(isFiltered ? [] : domains)])]
  const strength = sheet?.view.used.strength
  const sheetName = sheet && exportName(cleaning.fileName() ?? '', 'cleaned', sheet.ending, 'prospects')
  const reading = sheet && (
    <SheetChoice
      view={sheet.view}
      labels={[SITE_COLUMN, STRENGTH_COLUMN]}
      onChange={(choice) => cleaning.changeReading(0, choice)}
    />
  )
  return (
    <>
      <div className={tool.head}>
        <h2>
          {hasContacts
            ? `${counted(kept, 'row')} of ${counted(sites, 'domain')} kept`
            : `${counted(kept, 'domain')} kept`}
          {sheet && ` from ${counted(sheet.rows, 'row')}`}
        </h2>
        {firstKept.length > 0 && (
          <>
            <DownloadButton
              isPrimary
              label={sheet ? 'Download cleaned spreadsheet' : 'Download CSV'}
              fileName={sheetName ?? 'prospects.csv'}
              file={shownFile}
            />
            <WithThese
              domains={shownDomains()}
              list={() => ({ id: cleaning.saveList(), filter: table.handedOn })}
              without="Clean the list"
            >
              <CopyButton label="Copy domains" text={() => [...shownDomains(), ''].join('\n')} />
              <AddToNeverPitch result={cleaned} domains={shownDomains} />
            </WithThese>
          </>
        )}
      </div>
      {!sheet?.view.isCertain && reading}
      {hasSeveralContacts && (
        <p>
          The list has {counted(contacts, 'e-mail address', 'e-mail addresses')} for these {counted(sites, 'domain')}.{' '}
          {hasContacts ? 'Each has its own row.' : 'One row per domain was kept.'}{' '}
          {sheet &&
            keptRows < cleaned.kept &&
            `The spreadsheet has ${counted(keptRows, 'row')}, because some addresses share one.`}{' '}
          <Button onClick={() => cleaning.change('keepsContacts', !hasContacts)}>
            {hasContacts ? 'Keep one row per domain' : 'Keep every contact'}
          </Button>
        </p>
      )}
      {firstKept.length > 0 ? (
        <ListTable caption="Domains kept" table={table} what={hasContacts ? 'rows' : 'domains'} />
      ) : (
        <Notice kind="empty" title="No domains are left">
          <p>See below for why each entry was dropped.</p>
        </Notice>
      )}
      {cleaned.kept > firstKept.length && (
        <p>
          The table has the first {englishNumber(firstKept.length)}. Without a filter, the download has all of them.
        </p>
      )}
      {sites > 0 && (
        <Meaning>
          Reading a site takes about five minutes. If the list is long, start with twenty picked at random.
        </Meaning>
      )}
      {sheet?.view.isCertain && reading}
      {strength !== undefined && !sheet?.hasStrengths && (
        <Notice kind="empty" title={`No numbers in “${sheet?.view.columns[strength]}”`}>
          <p>The first row of each site was kept.</p>
        </Notice>
      )}
      {sheet?.isTied && (
        <p>Your spreadsheet has tables, notes or pictures tied to its rows, so the cleaned copy is a CSV file.</p>
      )}
      <SkippedEntries rejected={otherSites} />
      <SkippedEntries rejected={unread} of=" to leave out" />
      {droppedCount > 0 && (
        <>
          <h2>{counted(droppedCount, 'entry', 'entries')} dropped</h2>
          <ul className={tool.figures}>
            {(Object.keys(dropKinds) as DropKind[])
              .filter((kind) => dropped[kind] > 0)
              .map((kind) => (
                <li key={kind}>
                  <strong>{englishNumber(dropped[kind])}</strong> {dropKinds[kind]}
                </li>
              ))}
          </ul>
          <DataTable caption="Dropped entries" columns={droppedColumns} rows={firstDropped} what="entries" />
          <div className={tool.actions}>
            <DownloadButton
              label="Download dropped entries"
              fileName={`dropped.${sheet?.ending ?? 'csv'}`}
              file={() => cleaning.writeFile('dropped')}
            />
          </div>
        </>
      )}
    </>
  )
}
