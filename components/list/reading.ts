import type { Choice } from '@/components/sheet/choice'
import type { Sheet } from '@/components/sheet/reading/sheet'
import { type DomainList, domainListOf } from './domain-list'
import { readList } from './read-list'

export interface ReadingJob {
  file: Blob
  /** False where of a table only its sites are wanted. */
  wantsSheet: boolean
  choice?: Choice
}

export type Reading = { kind: 'list'; list: DomainList } | { kind: 'sheet'; sheet: Sheet }

/** Finds the sheet or the domains in a CSV, a TSV, a workbook or a pasted text. Throws `InvalidInput`. */
export async function readSource({ file, wantsSheet, choice }: ReadingJob): Promise<Reading> {
  const { rows, sheet } = await readList(file, { choice })
  return sheet && wantsSheet ? { kind: 'sheet', sheet } : { kind: 'list', list: domainListOf(rows) }
}
