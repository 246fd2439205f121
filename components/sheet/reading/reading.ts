import type { Choice } from '@/components/sheet/choice'
import { sitesOf } from '@/components/sheet/sites-of'
import { type MailboxProviders, mailboxProvidersFor } from '@/lib/domain/mailbox-providers'
import { type DomainList, readDomainList } from '@/lib/domain/read-domain-list'
import { readTables } from './read-tables'
import { findSheet, type Sheet } from './sheet'

export interface ReadingJob {
  file: Blob
  /** False where of a table only its sites are wanted. */
  wantsSheet: boolean
  choice?: Choice
}

/** What a file or a pasted text holds. */
export type Reading = { kind: 'list'; list: DomainList } | { kind: 'sheet'; sheet: Sheet }

/** Finds the sheet or the domains in a CSV, a TSV, a workbook or a pasted text. Throws `InvalidInput`. */
export async function readSource({ file, wantsSheet, choice }: ReadingJob): Promise<Reading> {
  const { sheet, text, mailboxProviders } = await openSource(file, choice)
  if (!sheet) return { kind: 'list', list: readDomainList(text(), mailboxProviders) }
  return wantsSheet ? { kind: 'sheet', sheet } : { kind: 'list', list: listOf(sheet) }
}

interface Source {
  /** Undefined for a list, whose text is all there is. */
  sheet?: Sheet
  text(): string
  mailboxProviders: MailboxProviders
}

/** The sheet or the text of a file or a pasted text. Every list is opened by this alone. Throws `InvalidInput`. */
export async function openSource(file: Blob, choice?: Choice): Promise<Source> {
  const tables = await readTables(file)
  const text = () => tables.map((table) => table.text()).join('\n')
  const mailboxProviders = await mailboxProvidersFor(text())
  return { sheet: findSheet(tables, choice, mailboxProviders), text, mailboxProviders }
}

function listOf({ rows }: Sheet): DomainList {
  const rejected = rows.flatMap(({ entry, number, reason }) =>
    reason === undefined ? [] : { text: entry === '' ? `Row ${number}` : entry, reason },
  )
  return { domains: sitesOf(rows), rejected }
}
