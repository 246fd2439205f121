import { openSource } from '@/components/sheet/reading/reading'
import { type Entry, LINE_END, readLine } from '@/lib/domain/read-line'

/** Sites to leave out, read as the list is, and the entries that were not understood. */
export interface Exclusions {
  domains: ReadonlySet<string>
  unread: { text: string; reason: string }[]
}

/** Reads a text or a file. Throws `InvalidInput`. */
export async function readExclusions(given: string | Blob): Promise<Exclusions> {
  const { sheet, text, mailboxProviders } = await openSource(new Blob([given]))
  const entries: readonly Entry[] =
    sheet?.rows.map((row) => (row.entry === '' ? { ...row, entry: `Row ${row.number}` } : row)) ??
    text()
      .split(LINE_END)
      .flatMap((line) => readLine(line, mailboxProviders))
  const reasons = new Map<string, string>()
  for (const { entry, kind, reason } of entries)
    if (kind !== undefined && kind !== 'comment') reasons.set(entry, reason)
  return {
    domains: new Set(entries.flatMap(({ domain }) => domain ?? [])),
    unread: [...reasons].map(([text, reason]) => ({ text, reason })),
  }
}
