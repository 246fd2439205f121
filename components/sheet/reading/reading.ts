import type { Choice } from '@/components/sheet/choice'
import { type DomainList, readDomainList } from '@/lib/domain/read-domain-list'
import { readTables } from './read-tables'
import { findSheet, type Sheet } from './sheet'

export interface ReadingJob {
  file: Blob
  /** False where a table is read as a list too. */
  wantsSheet: boolean
  choice?: Choice
}

/** What a file or a pasted text holds. */
export type Reading = { kind: 'list'; list: DomainList } | { kind: 'sheet'; sheet: Sheet }

/** Finds the sheet or the domains in a CSV, a TSV, a workbook or a pasted text. Throws `InvalidInput`. */
export async function readSource({ file, wantsSheet, choice }: ReadingJob): Promise<Reading> {
  const tables = await readTables(file)
  if (wantsSheet) {
    const sheet = findSheet(tables, choice)
    if (sheet) return { kind: 'sheet', sheet }
  }
  return { kind: 'list', list: readDomainList(tables.map((table) => table.text()).join('\n')) }
}
