import { gunzipSync } from 'fflate'
import { entriesOf, unpack } from '@/components/workbook/archive'
import { InvalidInput } from '@/lib/errors'

/** A text of an archive, with its name there. */
export interface PackedText {
  name: string
  bytes: Uint8Array
}

const MAX_UNPACKED_BYTES = 100_000_000
const MAX_TEXTS = 250
const WORKBOOK = /^(?:\[content_types\]\.xml|content\.xml)$/i
const TEXT = /\.(?:csv|tsv|txt|tab)$/i
/** What macOS adds to archives. */
const HIDDEN = /(?:^|\/)(?:__macosx\/|\.)/i

/**
 * The texts of a .zip, such as Search Console's export; undefined for a workbook, which is such an archive too. Throws
 * `InvalidInput`.
 */
export function textsInZip(archive: Uint8Array): PackedText[] | undefined {
  const entries = entriesOf(archive).filter(({ name }) => !HIDDEN.test(name) && !name.endsWith('/'))
  if (entries.some(({ name }) => WORKBOOK.test(name))) return undefined
  const texts = entries.filter(({ name }) => TEXT.test(name)).slice(0, MAX_TEXTS)
  if (texts.length === 0)
    throw new InvalidInput('There is no CSV, TSV or text file in this .zip. Unpack it, then drop the file you need.')
  const bytes = texts.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0)
  if (bytes > MAX_UNPACKED_BYTES)
    throw new InvalidInput('The files in this .zip are larger than 100 MB. Unpack it, then drop the file you need.')
  return texts.map((entry) => ({ name: entry.name.replace(/^.*\//, '').replace(TEXT, ''), bytes: unpack(entry) }))
}

/** The file in a .gz. Throws `InvalidInput`. */
export function unpackGzip(packed: Uint8Array): Uint8Array {
  const size = new DataView(packed.buffer, packed.byteOffset).getUint32(packed.length - 4, true)
  const whatToDo = 'Unpack it, then drop the file you need.'
  if (size > MAX_UNPACKED_BYTES) throw new InvalidInput(`The file in this .gz is larger than 100 MB. ${whatToDo}`)
  try {
    return gunzipSync(packed, { out: new Uint8Array(size) })
  } catch {
    throw new InvalidInput(`This .gz is damaged. ${whatToDo}`)
  }
}
