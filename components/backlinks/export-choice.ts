import { type Choice, readChoice } from '@/components/sheet/reading/choice'
import type { SheetView } from '@/components/sheet/reading/sheet'
import type { ChosenColumns } from './recognise-columns'

/** How people want an export read. */
export interface ExportChoice extends Pick<Choice, 'sheet' | 'header'> {
  columns?: ChosenColumns
}

/** How an export was read, for people to see and to correct. */
export interface ExportView extends Omit<SheetView, 'column'> {
  taken: ChosenColumns
}

/** A choice that is kept, which a page of an older build may have left. */
export function readExportChoice(record: unknown): ExportChoice | undefined {
  const choice = readChoice(record)
  if (!choice || record === undefined) return undefined
  const { anchor, source, target, count, rating, seen } = Object(Object(record).columns)
  const columns = { anchor, source, target, count, rating, seen }
  const areColumns = Object.values(columns).every((column) => readChoice({ column }) !== undefined)
  const { sheet, header } = choice
  return areColumns ? { sheet, header, columns } : undefined
}
