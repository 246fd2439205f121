import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import type { ShownLookup } from '@/components/lookup-tool/run/lookup'
import type { Entry } from '@/components/queue/queue'
import { exportName } from '@/components/sheet/export-name'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { endingOf, sheetFile, withoutTies, writeSheet } from '@/components/sheet/write-sheet'
import type { Added } from '@/components/workbook/writing/added'
import styles from './lookup-tool.module.css'
import { ratedColumns } from './rated-columns'

/** The sheet with a lookup's columns, as a file and for the clipboard. */
export function SheetExports<Value>({
  found: { sheet, left, file, name },
  lookup,
  entries,
}: {
  /** A sheet with its file, and the rows of it that no tool left out. */
  found: { sheet: Sheet; left: readonly SheetRow[]; file: Blob; name: string }
  lookup: ShownLookup<Value>
  entries: readonly Entry<Value>[]
}) {
  const isWhole = left.length === sheet.rows.length
  function added(): Added {
    const numbers = new Set(left.map(({ number }) => number))
    return { ...ratedColumns(sheet, lookup, entries), keep: isWhole ? undefined : ({ number }) => numbers.has(number) }
  }

  return (
    <div className={styles.actions}>
      <DownloadButton
        variant="primary"
        label="Download spreadsheet"
        fileName={exportName(name, lookup.fileName.replace(/\.csv$/, ''), endingOf(sheet, name))}
        file={async () => sheetFile(isWhole ? sheet : await withoutTies(sheet, file), file, added())}
      />
      <CopyButton label="Copy spreadsheet" text={() => writeSheet(sheet, added()).replace(/^\ufeff/, '')} />
    </div>
  )
}
