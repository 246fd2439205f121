import styles from '@/components/lookup-tool/lookup-tool.module.css'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import type { Entry } from '@/components/queue/queue'
import { exportName } from '@/components/sheet/export-name'
import type { Sheet } from '@/components/sheet/reading/sheet'
import { endingOf, sheetFile, writeSheet } from '@/components/sheet/write-sheet'
import { CopyButton } from './copy-button'
import { DownloadButton } from './download-button'
import { ratedColumns } from './rated-columns'

/** The sheet with a lookup's columns, as a file and for the clipboard. */
export function SheetExports<Value>({
  sheet,
  file,
  name,
  lookup,
  entries,
}: {
  sheet: Sheet
  /** That was given, and its name. */
  file: Blob
  name: string
  lookup: Lookup<Value>
  entries: readonly Entry<Value>[]
}) {
  const added = () => ratedColumns(sheet, lookup, entries)

  return (
    <div className={styles.actions}>
      <DownloadButton
        variant="primary"
        label="Download spreadsheet"
        fileName={exportName(name, lookup.fileName.replace(/\.csv$/, ''), endingOf(sheet, name))}
        file={() => sheetFile(sheet, file, added())}
      />
      <CopyButton label="Copy spreadsheet" text={() => writeSheet(sheet, added()).replace(/^\ufeff/, '')} />
    </div>
  )
}
