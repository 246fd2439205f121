import { englishNumber } from '@/components/english'
import type { Sheet, SheetRow } from '@/components/sheet/sheet'
import { ColumnChoice } from './column-choice'
import styles from './lookup-tool.module.css'
import { Skipped } from './skipped'

/** What was found in a sheet: its size, the column with the addresses, which can be changed, and the rows without one. */
export function SheetHead({
  name,
  sheet,
  maxRows,
  onColumn,
}: {
  name: string
  sheet: Sheet
  /** Sites of further rows are not looked up. */
  maxRows: number
  onColumn: (column: number) => void
}) {
  const without = sheet.rows.filter(({ domain }) => domain === undefined)
  return (
    <div className={styles.group}>
      <h2>{name}</h2>
      <p>
        {englishNumber(sheet.rows.length)} rows, {sheet.columns.length} columns,{' '}
        {englishNumber(sitesOf(sheet.rows).length)} different sites.
        {sheet.rows.length > maxRows &&
          ` The sites of the first ${englishNumber(maxRows)} rows are looked up; cut the sheet into parts for the others.`}
      </p>
      <ColumnChoice columns={sheet.columns} column={sheet.column} onColumn={onColumn} />
      <Skipped
        title={`${englishNumber(without.length)} ${without.length === 1 ? 'row has' : 'rows have'} no address`}
        entries={without.map(({ number, reason = '' }) => ({ text: `Row ${number}`, reason }))}
      />
    </div>
  )
}

/** The different sites of some rows, in their order. */
export function sitesOf(rows: readonly SheetRow[]): string[] {
  return [...new Set(rows.flatMap(({ domain }) => domain ?? []))]
}
