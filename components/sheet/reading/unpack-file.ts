import { type Entry, entriesOf, unpack } from '@/components/workbook/archive'
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
/** Files that macOS adds to archives. */
const HIDDEN = /(?:^|\/)(?:__macosx\/|\.)/i
const UNPACK = 'Unpack it, then drop the file you need.'

/**
 * The texts of a .zip, such as Search Console's export; undefined for a workbook, which is such an archive too. Throws
 * `InvalidInput`.
 */
export function textsInZip(archive: Uint8Array): PackedText[] | undefined {
  const entries = entriesOf(archive)
  if (entries.some(({ name }) => WORKBOOK.test(name))) return undefined
  const texts = entries.filter(({ name }) => TEXT.test(name) && !HIDDEN.test(name))
  const bytes = texts.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0)
  if (texts.length === 0) throw new InvalidInput(NO_TEXT)
  if (texts.length > MAX_TEXTS) throw new InvalidInput(`There are more than ${MAX_TEXTS} files in this .zip. ${UNPACK}`)
  if (bytes > MAX_UNPACKED_BYTES) throw new InvalidInput(`The files in this .zip are larger than 100 MB. ${UNPACK}`)
  return texts.map((entry) => ({ name: entry.name.replace(/^.*\//, '').replace(TEXT, ''), bytes: unpackText(entry) }))
}

const NO_TEXT =
  'There is no workbook, CSV, TSV or text file in this archive. Save the sheet you need as .xlsx or CSV, then try again.'

function unpackText(entry: Entry): Uint8Array {
  try {
    return unpack(entry)
  } catch {
    throw new InvalidInput(`This .zip is damaged, or has a password. ${UNPACK}`)
  }
}

/** The file in a .gz. It ends with its size, which may be a lie, so that the bytes are counted. Throws `InvalidInput`. */
export async function unpackGzip(packed: Blob): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = packed.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  for (;;) {
    const { value } = await reader.read().catch(() => {
      throw new InvalidInput(`This .gz is damaged. ${UNPACK}`)
    })
    if (!value) return new Blob(pieces)
    length += value.length
    if (length > MAX_UNPACKED_BYTES) {
      await reader.cancel()
      throw new InvalidInput(`The file in this .gz is larger than 100 MB. ${UNPACK}`)
    }
    pieces.push(value)
  }
}
