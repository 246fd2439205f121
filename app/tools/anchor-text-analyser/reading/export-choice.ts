import type { ChosenColumns } from '@/components/backlinks/recognise-columns'
import { type Choice, readChoice } from '@/components/sheet/reading/choice'

/** How people want an export read. */
export interface ExportChoice extends Pick<Choice, 'sheet' | 'header'> {
  columns?: ChosenColumns
}

/** A choice that is kept, which a page of an older build may have left. */
export function readExportChoice(record: unknown): ExportChoice | undefined {
  const choice = readChoice(record)
  if (!choice || record === undefined) return undefined
  const { anchor, source, target, count } = Object(Object(record).columns)
  const areColumns = [anchor, source, target, count].every((column) => readChoice({ column }) !== undefined)
  const { sheet, header } = choice
  return areColumns ? { sheet, header, columns: { anchor, source, target, count } } : undefined
}
