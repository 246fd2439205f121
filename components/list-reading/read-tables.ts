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
  const isText = !PACKED.some((start) => start.every((byte, at) => bytes[at] === byte))
  if (isText) return [textTable(bytes)]
  // As large as a tool, and few bring a workbook.
  const { readPacked } = await import('./read-packed')
  return readPacked(bytes)
}

/** How a .zip, a .gz and an old workbook begin. */
const PACKED = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b],
  [0xd0, 0xcf, 0x11, 0xe0],
]
