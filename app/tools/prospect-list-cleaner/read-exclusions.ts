import { rejectedOf } from '@/components/list-reading/domain-list'
import { readList } from '@/components/list-reading/read-list'
import { readText } from '@/components/list-reading/read-text'
import type { Sheet } from '@/components/sheet/reading/sheet'
import { isAddressTitle } from '@/components/sheet/reading/titles'
import { sitesOf } from '@/components/sheet/sites-of'

/** The sites to leave out in a text or a file, and the entries that were not understood. Throws `InvalidInput`. */
export async function readExclusions(given: string | Blob) {
  const { rows, sheet } = await readList(new Blob([given]))
  const all = sheet ? [...readText(firstLinesOf(sheet).join('\n')), ...rows] : rows
  return { domains: new Set(sitesOf(all)), unread: rejectedOf(all, ['mailbox', 'no address', 'no domain']) }
}

/** In one column, a first line of words may be an entry as well as a title. */
function firstLinesOf({ above, header, view }: Sheet): string[] {
  if (view.columns.length > 1 || !header) return []
  const cells = [...above, header].map(({ cells: [cell = ''] }) => cell)
  return cells.filter((cell) => !isAddressTitle(cell))
}
