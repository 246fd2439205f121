import { type MailboxProviders, portals } from '@/lib/domain/mailbox-providers'
import { type Entry, readLine } from '@/lib/domain/read-line'

/** A row of a sheet, or an entry of a text. It is known by its index among all rows. */
export type Row = Entry & {
  /** As a spreadsheet or an editor counts it, from 1. */
  number: number
}

const LINE_END = /\r\n|\r|\n/

/** The entries of a text, line by line. One that a line has twice counts once: a link may have its address as its text. */
export function readText(text: string, mailboxProviders: MailboxProviders = portals): Row[] {
  const rows: Row[] = []
  for (const [index, line] of text.split(LINE_END).entries()) {
    const known = new Set<string>()
    for (const entry of readLine(line, mailboxProviders)) {
      if (!known.has(entry.entry)) rows.push({ ...entry, number: index + 1 })
      known.add(entry.entry)
    }
  }
  return rows
}
