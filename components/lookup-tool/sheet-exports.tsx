import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import type { Decisions } from '@/components/list-reading/list'
import { endingOf, sheetFile, withoutTies, writeSheet } from '@/components/list-reading/write-sheet'
import type { ShownLookup } from '@/components/lookup-tool/run/lookup'
import type { Entry } from '@/components/queue/queue'
import { withDecisions } from '@/components/review/with-decisions'
import { exportName } from '@/components/sheet/export-name'
import { inOrderOf } from '@/components/sheet/in-order-of'
import type { SheetRow } from '@/components/sheet/reading/sheet'
import type { Added } from '@/components/workbook/writing/added'
import type { LookupSheet } from './lookup-list'
import styles from './lookup-tool.module.css'
import { ratedColumns } from './rated-columns'

/** The sheet with a lookup's columns, as a file and for the clipboard. */
export function SheetExports<Value>({
  found: { sheet, left, file, name },
  lookup,
  entries,
  shown,
  isSorted,
  decisions,
}: {
  found: LookupSheet
  lookup: ShownLookup<Value>
  entries: readonly Entry<Value>[]
  /** Those that the table shows, in its order. */
  shown: readonly Entry<Value>[]
  isSorted: boolean
  decisions: Decisions
}) {
  const isFiltered = shown.length < entries.length
  const isWhole = left.length === sheet.rows.length && !isFiltered
  const sites = () => shown.map(({ key }) => key)
  function added(): Added {
    const numbers = new Set(left.map(({ number }) => number))
    const keys = new Set(sites())
    const keep = ({ number, domain }: SheetRow) =>
      numbers.has(number) && (!isFiltered || (domain !== undefined && keys.has(domain)))
    const rated = ratedColumns(sheet, lookup, entries)
    return { ...withDecisions(rated, sheet, decisions), keep: isWhole ? undefined : keep }
  }
  const ordered = () => (isSorted ? inOrderOf(sheet, sites()) : sheet)

  return (
    <div className={styles.actions}>
      <DownloadButton
        isPrimary
        label="Download spreadsheet"
        fileName={exportName(name, lookup.fileName.replace(/\.csv$/, ''), endingOf(sheet, name))}
        file={async () => sheetFile(isWhole ? ordered() : await withoutTies(ordered(), file), file, added())}
      />
      <CopyButton label="Copy spreadsheet" text={() => writeSheet(ordered(), added()).replace(/^\ufeff/, '')} />
    </div>
  )
}
