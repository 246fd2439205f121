import type { Choice } from '@/components/sheet/reading/choice'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { type DomainList, domainListOf } from './domain-list'
import type { Verdict } from './list'
import { readList } from './read-list'

export interface ReadingJob {
  file: Blob
  /** False where of a table only its sites are wanted. */
  wantsSheet: boolean
  choice?: Choice
  /** By the index of a row: what another tool left out. */
  leftOut?: Verdict['leftOut']
}

/** `left` are the rows that no tool left out. */
export type Reading = DomainList & ({ sheet?: undefined } | { sheet: Sheet; left: readonly SheetRow[] })

/** Finds the sheet or the domains in a CSV, a TSV, a workbook or a pasted text. Throws `InvalidInput`. */
export async function readSource({ file, wantsSheet, choice, leftOut }: ReadingJob): Promise<Reading> {
  const { rows, sheet } = await readList(file, choice)
  const isLeft = (_: unknown, index: number) => !leftOut?.has(index)
  const list = domainListOf(rows.filter(isLeft))
  return sheet && wantsSheet ? { ...list, sheet, left: sheet.rows.filter(isLeft) } : list
}
