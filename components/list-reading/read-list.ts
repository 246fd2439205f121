import type { Choice } from '@/components/sheet/reading/choice'
import { findSheet } from '@/components/sheet/reading/sheet'
import { mailboxProvidersFor } from '@/lib/domain/mailbox-providers'
import { readTables } from './read-tables'
import { readText } from './read-text'

/** Reads a file or a pasted text: the rows of its table, or the entries of its text. Throws `InvalidInput`. */
export async function readList(file: Blob, choice?: Choice) {
  const tables = await readTables(file)
  const text = tables.map((table) => table.text()).join('\n')
  const mailboxProviders = await mailboxProvidersFor(text)
  const sheet = findSheet(tables, choice, mailboxProviders)
  return { sheet, rows: sheet?.rows ?? readText(text, mailboxProviders) }
}
