import { openSource } from '@/components/sheet/reading/reading'
import type { Sheet } from '@/components/sheet/reading/sheet'
import { isAddressTitle } from '@/components/sheet/reading/titles'
import { type Entry, LINE_END, readLine } from '@/lib/domain/read-line'

/** Sites to leave out, read as the list is, and the entries that were not understood. */
export interface Exclusions {
  domains: ReadonlySet<string>
  unread: { text: string; reason: string }[]
}

/** Reads a text or a file. Throws `InvalidInput`. */
export async function readExclusions(given: string | Blob): Promise<Exclusions> {
  const { sheet, text, mailboxProviders } = await openSource(new Blob([given]))
  const lines = sheet ? firstLinesOf(sheet) : text().split(LINE_END)
  const entries: readonly Entry[] = [
    ...lines.flatMap((line) => readLine(line, mailboxProviders)),
    ...(sheet?.rows.map((row) => (row.entry === '' ? { ...row, entry: `Row ${row.number}` } : row)) ?? []),
  ]
  const reasons = new Map<string, string>()
  for (const { entry, kind, reason } of entries)
    if (kind !== undefined && kind !== 'comment') reasons.set(entry, reason)
  return {
    domains: new Set(entries.flatMap(({ domain }) => domain ?? [])),
    unread: [...reasons].map(([text, reason]) => ({ text, reason })),
  }
}

/** In one column, a first line of words may be an entry as well as a title. */
function firstLinesOf({ above, header, view }: Sheet): string[] {
  if (view.columns.length > 1 || !header) return []
  const cells = [...above, header].map(({ cells: [cell = ''] }) => cell)
  return cells.filter((cell) => !isAddressTitle(cell))
}
