import type { Choice } from '@/components/sheet/reading/choice'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { isAddressTitle, isEmailTitle } from '@/components/sheet/reading/titles'
import { type DomainList, domainListOf } from './domain-list'
import type { Verdict } from './list'
import { readList } from './read-list'
import type { Row } from './read-text'

export interface ReadingJob {
  file: Blob
  /** False where of a table only its sites are wanted. */
  wantsSheet: boolean
  /** Whether its sites are to be left out of other lists. */
  isToLeaveOut?: boolean
  choice?: Choice
  /** By the index of a row: what another tool left out. */
  leftOut?: Verdict['leftOut']
}

/** `left` are the rows that no tool left out. */
export type Reading = DomainList & ({ sheet?: undefined } | { sheet: Sheet; left: readonly SheetRow[] })

/** Finds the sheet or the domains in a CSV, a TSV, a workbook or a pasted text. Throws `InvalidInput`. */
export async function readSource({ file, wantsSheet, isToLeaveOut, choice, leftOut }: ReadingJob): Promise<Reading> {
  const { rows, sheet } = await readList(file, choice)
  const isLeft = (_: unknown, index: number) => !leftOut?.has(index)
  const left = rows.filter(isLeft)
  if (sheet && wantsSheet) return { ...domainListOf(left), sheet, left: sheet.rows.filter(isLeft) }
  return domainListOf(sheet ? [...titleOf(sheet), ...left, ...otherSheetsOf(sheet)] : left, isToLeaveOut)
}

/** The name of the column of sites, if it may be an entry that is not understood: nobody sees how the sheet was read. */
function titleOf({ header, column }: Sheet): Row[] {
  const entry = header?.cells[column]?.trim() ?? ''
  if (!header || entry === '' || isAddressTitle(entry) || isEmailTitle(entry)) return []
  return [{ entry, number: header.number, kind: 'no address', reason: 'It was read as the name of a column.' }]
}

/** The sheets that are not read. */
function otherSheetsOf({ view: { sheets, sheet } }: Sheet): Row[] {
  const others = sheets.filter(({ index, sites }) => index !== sheet && sites)
  const reason = 'This is another sheet of the file, and only one is read.'
  return others.map(({ name }) => ({ entry: name, number: 1, kind: 'no domain', reason }))
}
