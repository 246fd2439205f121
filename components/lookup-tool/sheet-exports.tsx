import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import { endingOf, sheetFile, withoutTies, writeSheet } from '@/components/list-reading/write-sheet'
import type { TableOfList } from '@/components/list-table/use-list-table'
import type { ShownLookup } from '@/components/lookup-tool/run/lookup'
import type { Entry } from '@/components/queue/queue'
import { withDecisions } from '@/components/review/with-decisions'
import { exportName } from '@/components/sheet/export-name'
import { inOrderOf } from '@/components/sheet/in-order-of'
import type { Added } from '@/components/workbook/writing/added'
import type { LookupSheet } from './lookup-list'
import styles from './lookup-tool.module.css'
import { ratedColumns } from './rated-columns'
import { rowsToWrite } from './rows-to-write'

/** The sheet with a lookup's columns, as a file and for the clipboard. */
export function SheetExports<Value>({
  found,
  lookup,
  entries,
  table: { shown, chosen, never, listDecisions },
  isSorted,
}: {
  found: LookupSheet
  lookup: ShownLookup<Value>
  entries: readonly Entry<Value>[]
  table: Pick<TableOfList<Entry<Value>>, 'shown' | 'chosen' | 'never' | 'listDecisions'>
  isSorted: boolean
}) {
  const { sheet, file, name } = found
  const sites = () => chosen.map(({ key }) => key)
  function added(): Added {
    const rated = ratedColumns(sheet, lookup, entries)
    const keep = rowsToWrite(found, never, shown.length < entries.length ? sites() : undefined)
    return { ...withDecisions(rated, sheet, listDecisions), keep }
  }
  const ordered = () => (isSorted ? inOrderOf(sheet, sites()) : sheet)
  async function write() {
    const all = added()
    return sheetFile(all.keep ? await withoutTies(ordered(), file) : ordered(), file, all)
  }

  return (
    <div className={styles.actions}>
      <DownloadButton
        isPrimary
        label="Download spreadsheet"
        fileName={exportName(name, lookup.fileName.replace(/\.csv$/, ''), endingOf(sheet, name))}
        file={write}
      />
      <CopyButton label="Copy spreadsheet" text={() => writeSheet(ordered(), added()).replace(/^\ufeff/, '')} />
    </div>
  )
}
