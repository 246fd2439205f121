import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@/components/limits'
import { type Table, textTable } from '@/components/sheet/reading/text-table'
import { InvalidInput } from '@/lib/errors'

/**
 * The tables of a file or a pasted text: one, the sheets of a workbook with a value, or the texts in a .zip. Every tool
 * reads by this alone. Throws `InvalidInput`.
 */
export async function readTables(file: Blob): Promise<Table[]> {
  if (file.size > MAX_FILE_BYTES) throw new InvalidInput(FILE_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const beginsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  if (beginsWith(PDF)) throw new InvalidInput('This is a PDF. Save the list as CSV or .xlsx, then try again.')
  if (!PACKED.some(beginsWith)) return [textTable(bytes)]
  // As large as a tool, and few bring a workbook.
  const { readPacked } = await import('./read-packed')
  return readPacked(bytes)
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** How a .zip, a .gz and an old workbook begin. */
const PACKED = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b],
  [0xd0, 0xcf, 0x11, 0xe0],
]
