import { useEffect, useRef } from 'react'
import { counted, englishNumber } from '@/components/elements/english'
import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import { AddToNeverPitch } from '@/components/never-pitch/add-to-never-pitch'
import { LeftOutNotice } from '@/components/never-pitch/left-out-notice'
import type { Column } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Notice } from '@/components/result/notice'
import { reveal } from '@/components/result/reveal'
import { Skipped } from '@/components/result/skipped'
import { exportName } from '@/components/sheet/export-name'
import { addressRole, SheetChoice } from '@/components/sheet/sheet-choice'
import tool from '@/components/text-work/text-tool.module.css'
import { OpenInButton } from '@/components/tool/open-in-button'
import type { useListRun } from '@/components/tool/use-list-run'
import type { PagePath } from '@/lib/site/pages'
import { type Cleaned, SHOWN_ROWS, sumOf } from './messages'
import type { DropKind, Prospect, ShownDropped } from './prospect-list'

const NEXT: readonly [label: string, path: PagePath][] = [
  ['Check Domain Rating', '/tools/domain-rating-checker'],
  ['Check PageRank', '/tools/pagerank-checker'],
]

const kinds: readonly [DropKind, string][] = [
  ['duplicate', 'already listed'],
  ['excluded', 'on your exclusion list'],
  ['never pitch', 'on your never-pitch list'],
  ['mailbox', 'at an e-mail provider'],
  ['platform', 'on a platform'],
  ['ending', 'with an unwanted ending'],
  ['comment', 'commented out'],
  ['no domain', 'without a domain'],
]

const prospectColumns: readonly Column<Prospect>[] = [
  { title: 'Domain', cell: ({ written }) => written },
  { title: 'Mentions', cell: ({ mentions }) => englishNumber(mentions), numeric: true },
  { title: 'Line', cell: ({ line }) => englishNumber(line), numeric: true },
]

const droppedColumns: readonly Column<ShownDropped>[] = [
  { title: 'Entry', cell: ({ entry }) => (entry.length > 80 ? `${entry.slice(0, 80)}…` : entry || 'empty') },
  { title: 'Line', cell: ({ line }) => englishNumber(line), numeric: true },
  { title: 'Reason', cell: ({ reason }) => reason },
]

/** The sites that are left of a list, and the entries that were dropped. */
export function Result({
  cleaned,
  run: { startedFrom, fileName = '', changeReading, listId },
  onKeepNeverPitch,
}: {
  cleaned: Cleaned
  run: Pick<ReturnType<typeof useListRun>, 'startedFrom' | 'fileName' | 'changeReading' | 'listId'>
  onKeepNeverPitch: (keeps: boolean) => void
}) {
  const { kept, dropped, firstKept, firstDropped, unread, neverPitch, sheet } = cleaned
  const droppedCount = sumOf(dropped)
  const result = useRef<HTMLElement>(null)
  useEffect(() => {
    if (startedFrom.current) reveal(result.current)
  }, [startedFrom])
  const sheetName = sheet && exportName(fileName, 'cleaned', sheet.ending, 'prospects')
  return (
    <section ref={result} tabIndex={-1} className={tool.result} aria-label="Result">
      <h2>
        {counted(kept, 'domain')} kept{sheet && ` from ${counted(sheet.rows, 'row')}`}
      </h2>
      {sheet && (
        <SheetChoice
          view={sheet.view}
          roles={[
            addressRole(sheet.view, changeReading),
            {
              label: 'For each site, keep the row with the highest',
              none: 'none: keep the first',
              column: sheet.strongestBy,
              isOptional: true,
              onColumn: (strongestBy) => changeReading({ strongestBy }),
            },
          ]}
          // Another sheet or another header has other columns.
          onChange={(choice) =>
            changeReading({ header: undefined, column: undefined, ...choice, strongestBy: undefined })
          }
        />
      )}
      {sheet?.strongestBy !== undefined && !sheet.hasStrengths && (
        <Notice kind="empty" title={`No numbers in “${sheet.view.columns[sheet.strongestBy]}”`}>
          <p>The first row of each site was kept.</p>
        </Notice>
      )}
      {sheet?.isTied && (
        <p>Your spreadsheet has tables, notes or pictures tied to its rows, so the cleaned copy is a CSV file.</p>
      )}
      <Skipped
        title={`${counted(unread.length, 'entry', 'entries')} to leave out ${unread.length === 1 ? 'was' : 'were'} not understood`}
        entries={unread}
      />
      {neverPitch.sites > 0 && <LeftOutNotice leftOut={neverPitch} onKeep={onKeepNeverPitch} />}
      {kept > 0 ? (
        <>
          <div className={tool.actions}>
            {sheet && sheetName && (
              <DownloadButton
                variant="primary"
                label="Download cleaned spreadsheet"
                fileName={sheetName}
                file={() => sheet.file}
              />
            )}
            <CopyButton
              label="Copy domains"
              text={() => cleaned.verdict.domains.map((domain) => `${domain}\n`).join('')}
            />
            {!sheet && <DownloadButton label="Download CSV" fileName="prospects.csv" file={() => cleaned.keptFile} />}
          </div>
          <div className={tool.actions}>
            {NEXT.map(([label, path]) => (
              <OpenInButton key={path} label={label} to={path} listId={listId} />
            ))}
          </div>
          {kept > SHOWN_ROWS && <p>Showing the first {englishNumber(SHOWN_ROWS)}. The download has all of them.</p>}
          <DataTable
            caption="Domains kept, in the order of your list"
            columns={prospectColumns}
            rows={firstKept}
            what="domains"
          />
          <AddToNeverPitch result={cleaned} domains={() => cleaned.verdict.domains} />
        </>
      ) : (
        <Notice kind="empty" title="No domains are left">
          <p>See below for why each entry was dropped.</p>
        </Notice>
      )}
      {droppedCount > 0 && (
        <>
          <h2>{counted(droppedCount, 'entry', 'entries')} dropped</h2>
          <ul className={tool.figures}>
            {kinds
              .filter(([kind]) => dropped[kind] > 0)
              .map(([kind, label]) => (
                <li key={kind}>
                  <strong>{englishNumber(dropped[kind])}</strong> {label}
                </li>
              ))}
          </ul>
          <DataTable caption="Dropped entries" columns={droppedColumns} rows={firstDropped} what="entries" />
          <div className={tool.actions}>
            <DownloadButton
              label="Download dropped entries"
              fileName={`dropped.${sheet?.ending ?? 'csv'}`}
              file={() => cleaned.droppedFile}
            />
          </div>
        </>
      )}
    </section>
  )
}
