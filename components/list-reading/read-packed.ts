import { unpackGzip } from '@/components/csv/unpack-gzip'
import { SAVE_AS, type Table, textTable } from '@/components/sheet/reading/text-table'
import { type Entry, entriesOf, unpack } from '@/components/workbook/archive'
import { sharedLimits } from '@/components/workbook/limits'
import { readWorkbook } from '@/components/workbook/read-workbook'
import { InvalidInput } from '@/lib/errors'

const MAX_UNPACKED_BYTES = 100_000_000
const MAX_FILES = 250
const WORKBOOK = /^(?:\[content_types\]\.xml|content\.xml)$/i
const WORKBOOK_FILE = /\.(?:xls[xm]?|ods)$/i
const ARCHIVE = /\.(?:zip|gz|rar|7z)$/i
const FILE = /\.(?:csv|tsv|txt|tab|xls[xm]?|ods|zip|gz|rar|7z)$/i
/** Files that macOS adds to archives. */
const HIDDEN = /(?:^|\/)(?:__macosx\/|\.)/i
const UNPACK = 'Unpack it, then drop the file you need.'

/** The tables of a workbook, a .zip or a .gz. Throws `InvalidInput`. */
export async function readPacked(bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  if (bytes[0] === OLD_WORKBOOK) throw new InvalidInput(SAVE_AS)
  if (bytes[0] === GZIP) return [textTable(await textIn(new Blob([bytes])))]
  const entries = entriesOf(bytes)
  if (entries.some(({ name }) => WORKBOOK.test(name))) return readWorkbook(bytes)
  return filesOf(bytes, entries)
}

/** First bytes. */
const OLD_WORKBOOK = 0xd0
const GZIP = 0x1f

/** The tables of the files in a .zip, such as Search Console's export. They are written as text, so none has a place. */
function filesOf(archive: Uint8Array, entries: readonly Entry[]): Table[] {
  const files = entries.filter(({ name }) => FILE.test(name) && !HIDDEN.test(name))
  const bytes = files.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0)
  if (files.length === 0) throw new InvalidInput(NO_FILE)
  if (files.length > MAX_FILES) throw new InvalidInput(`There are more than ${MAX_FILES} files in this .zip. ${UNPACK}`)
  if (bytes > MAX_UNPACKED_BYTES) throw new InvalidInput(`The files in this .zip are larger than 100 MB. ${UNPACK}`)
  const limits = sharedLimits(files.filter(({ name }) => WORKBOOK_FILE.test(name)).length)
  return files.flatMap((entry) => {
    const name = entry.name.replace(/^.*\//, '').replace(FILE, '')
    if (ARCHIVE.test(entry.name)) throw new InvalidInput(`There is an archive in this .zip, ${entry.name}. ${UNPACK}`)
    const content = unpackFile(archive, entry)
    const isWorkbook = WORKBOOK_FILE.test(entry.name)
    if (isWorkbook && content[0] === OLD_WORKBOOK) throw new InvalidInput(SAVE_AS)
    // Some programs call a text .xls.
    if (!isWorkbook || (/\.xls$/i.test(entry.name) && !isArchive(content))) return { ...textTable(content), name }
    const sheets = readWorkbook(content, limits)
    const nameOf = (sheet: Table) => (sheets.length > 1 ? `${name}, ${sheet.name}` : name)
    return sheets.map((sheet) => ({ ...sheet, name: nameOf(sheet), place: undefined }))
  })
}

const NO_FILE =
  'There is no workbook, CSV, TSV or text file in this archive. Save the sheet you need as .xlsx or CSV, then try again.'

function unpackFile(archive: Uint8Array, entry: Entry): Uint8Array {
  try {
    return unpack(archive, entry)
  } catch {
    throw new InvalidInput(`This .zip is damaged, or has a password. ${UNPACK}`)
  }
}

/** The text in a .gz. */
async function textIn(packed: Blob): Promise<Uint8Array> {
  const unpacked = await unpackGzip(packed, MAX_UNPACKED_BYTES, {
    tooLarge: `The file in this .gz is larger than 100 MB. ${UNPACK}`,
    damaged: `This .gz is damaged. ${UNPACK}`,
  })
  const bytes = new Uint8Array(await unpacked.arrayBuffer())
  if (!isArchive(bytes)) return bytes
  throw new InvalidInput(`There is a workbook or an archive in this .gz. ${UNPACK}`)
}

/** A .zip, which a workbook is too, or a .tar: `ustar` is 257 bytes after its start (POSIX 1003.1, pax). */
function isArchive(bytes: Uint8Array): boolean {
  const textAt = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length))
  return textAt(0, 4) === 'PK\x03\x04' || textAt(257, 5) === 'ustar'
}
