import { useMemo } from 'react'
import type { Thread } from '@/app/tools/outreach-email-checker/definition'
import report from '@/app/tools/outreach-email-checker/report/report.module.css'
import { writeCsv } from '@/components/csv/write-csv'
import { counted, englishNumber } from '@/components/elements/english'
import { shortened } from '@/components/elements/shortened'
import { DownloadButton } from '@/components/exports/download-button'
import type { Column } from '@/components/result/column'
import { DataTable } from '@/components/result/data-table'
import { Notice } from '@/components/result/notice'
import type { Choice } from '@/components/sheet/reading/choice'
import { SheetChoice } from '@/components/sheet/sheet-choice'
import tool from '@/components/workers/text-tool.module.css'
import { type FaultLine, faultLines } from './fault-list'
import { FilledEmails } from './filled-emails'
import { columnKind } from './match-columns'
import type { Merged } from './merge'
import styles from './merge.module.css'

const SHOWN_CHARACTERS = 80

const COLUMNS: readonly Column<FaultLine>[] = [
  { title: 'Row', cell: ({ number }) => englishNumber(number), sortBy: ({ number }) => number, numeric: true },
  { title: 'Site or contact', cell: ({ who }) => shortened(who, SHOWN_CHARACTERS), sortBy: ({ who }) => who },
  { title: 'Merge field', cell: ({ field }) => field !== '' && <code>{field}</code>, sortBy: ({ field }) => field },
  { title: 'What is wrong', cell: ({ what }) => what, sortBy: ({ what }) => what },
  {
    title: 'Value',
    cell: ({ value }) => value !== '' && <span className={styles.value}>“{shortened(value, SHOWN_CHARACTERS)}”</span>,
    sortBy: ({ value }) => value,
  },
]
const HEAD = COLUMNS.map(({ title }) => title)
/** The rows of an export, uncut. */
const cellsOf = (lines: readonly FaultLine[]) => lines.map((line) => COLUMNS.map(({ sortBy }) => sortBy?.(line)))

/** What is wrong in a list for an e-mail, each row's e-mail, and the columns by which they are filled in. */
export function MergeResult({
  merged,
  thread,
  onRead,
}: {
  merged: Merged
  thread: Thread
  onRead: (choice: Choice) => void
}) {
  const { rows, fields, view, leftOut, neverPitched, passedOver, isByFile, fullNames } = merged
  const lines = useMemo(() => faultLines(merged), [merged])
  const without = fields.filter(({ column, isCertain, isSenders }) => column === undefined && isCertain && !isSenders)
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  const emails = counted(rows.length, 'e-mail')
  const found =
    faulty === 0
      ? `No faulty values found in ${emails}`
      : `${englishNumber(faulty)} of ${emails} ${faulty === 1 ? 'has' : 'have'} faulty values`
  return (
    <>
      <h2>{without.length > 0 ? 'No e-mail is complete yet' : found}</h2>
      {without.length > 0 && (
        <Notice kind="error" title={`This list has no column for ${without.map(({ text }) => text).join(', ')}`}>
          <p>
            Choose a column for {without.length === 1 ? 'it' : 'each'} below, or write the text into the e-mail. Apart
            from that: {found.toLowerCase()}.
          </p>
        </Notice>
      )}
      <p className={report.note}>
        Looked for: empty and damaged values, names that nobody has, raw URLs and capitals in a sentence. Whether a name
        is the right one is for you to check.
        {lines.some(({ what }) => what.includes('raw URL')) &&
          ' If the field is a site, choose “The site’s domain alone” as its column.'}
      </p>
      {fullNames.map(({ title, example }) => (
        <p key={title} className={report.note}>
          Most values in “{title}” are full names, so an e-mail would begin “Hi {shortened(example, SHOWN_CHARACTERS)}”.
        </p>
      ))}
      {leftOut + neverPitched + passedOver > 0 && (
        <p className={report.note}>
          Not checked:{' '}
          {[
            leftOut > 0 && `${counted(leftOut, 'row')} that another tool dropped from this list`,
            neverPitched > 0 && `${counted(neverPitched, 'row')} for sites on your never-pitch list`,
            passedOver > 0 &&
              `${counted(passedOver, 'row')} that your choice leaves out${isByFile ? ', by the decisions in the file' : ''}`,
          ]
            .filter(Boolean)
            .join(', and ')}
          .
        </p>
      )}
      <SheetChoice
        view={view}
        labels={fields
          .filter(({ column, isSenders }) => column !== undefined || !isSenders)
          .map(({ key, text }) => [columnKind(key), `Column for ${text}`, 'none'])}
        onChange={onRead}
      />
      <FilledEmails merged={merged} thread={thread} />
      {lines.length > 0 && (
        <>
          <DataTable caption="Faults in the list" columns={COLUMNS} rows={lines} what="entries" />
          <div className={tool.actions}>
            <DownloadButton
              label="Download faults as CSV"
              fileName="list-faults.csv"
              file={() => writeCsv([HEAD, ...cellsOf(lines)])}
            />
          </div>
        </>
      )}
    </>
  )
}
