import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** One file of an archive. `size` is what the headers say of it, where that is a lie. */
export interface ZipEntry {
  name: string
  deflated: Uint8Array
  size: number
}

/** A zip file whose headers may lie. It has no checksums. */
export function zipFile(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, deflated, size } of entries) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(deflated.length, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), deflated])
    files.push(file)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]))
    at += file.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]))
}

export function entryOf(name: string, content: string | Uint8Array): ZipEntry {
  return { name, deflated: deflateRawSync(content), size: Buffer.byteLength(content) }
}

/** An entry in which `text` stands `times` times between two others, without ever being in memory as a whole. */
export function repeated(name: string, before: string, text: string, times: number, after: string): ZipEntry {
  const piece = (content: string) => deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH })
  const middle = piece(text)
  return {
    name,
    deflated: Buffer.concat([piece(before), ...Array.from({ length: times }, () => middle), deflateRawSync(after)]),
    size: Buffer.byteLength(before) + times * Buffer.byteLength(text) + Buffer.byteLength(after),
  }
}

export const SHEET_PATH = 'xl/worksheets/sheet1.xml'
export const SHEET_START = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
export const SHEET_END = '</sheetData></worksheet>'

/** A workbook with the sheet “Prospects”, which is the entry `SHEET_PATH`. Another entry of a name replaces ours. */
export function workbookFile(...entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const own = [
    entryOf('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    entryOf('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    entryOf('xl/workbook.xml', workbookXml(['Prospects'])),
    entryOf('xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'])),
  ]
  const given = new Set(entries.map(({ name }) => name))
  return zipFile([...own.filter(({ name }) => !given.has(name)), ...entries])
}

/** A workbook with these rows as XML. */
export function workbookOfRows(rows: string): Uint8Array<ArrayBuffer> {
  return workbookFile(entryOf(SHEET_PATH, SHEET_START + rows + SHEET_END))
}

/** A workbook whose cells can name shared texts. */
export function workbookWithTexts(texts: ZipEntry, rows: string): Uint8Array<ArrayBuffer> {
  return workbookFile(
    entryOf(
      'xl/_rels/workbook.xml.rels',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    ),
    texts,
    entryOf(SHEET_PATH, SHEET_START + rows + SHEET_END),
  )
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The first has the id `rId1`. */
export function relations(...targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}

/** Each sheet has the relation with its number. */
export function workbookXml(names: readonly string[]): string {
  const sheets = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
  return `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`
}

/** Rows with one text each, in one column. */
export function rowsOf(count: number, column: string, text: (row: number) => string): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<row r="${index + 1}"><c r="${column}${index + 1}" t="inlineStr"><is><t>${text(index + 1)}</t></is></c></row>`,
  ).join('')
}

/** 450 MB of text in one cell, in less than 500 kB. */
export function workbookWithLongCell(): Uint8Array<ArrayBuffer> {
  const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>'
  return workbookFile(
    repeated(SHEET_PATH, SHEET_START + cell, 'a'.repeat(1_000_000), 450, `</t></is></c></row>${SHEET_END}`),
  )
}

/** 20,000 rows with one cell each, in the last column that there is; five different sites. */
export function workbookWithFarCells(): Uint8Array<ArrayBuffer> {
  return workbookOfRows(rowsOf(20_000, 'XFD', (row) => `far-${row % 5}.com`))
}

const IN_EXTRA = 0xffff_ffff

/** A zip file whose sizes and places are all written with 64 bits, as programs write them that stream. */
export function zip64File(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, deflated, size } of entries) {
    const fields = Buffer.alloc(22)
    fields.writeUInt16LE(45, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(inflateRawSync(deflated)), 10)
    fields.writeUInt32LE(IN_EXTRA, 14)
    fields.writeUInt32LE(IN_EXTRA, 18)
    const large = longs([size, deflated.length, at])
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      fields,
      shorts([name.length, 20]),
      Buffer.from(name),
      shorts([1, 16]),
      large.subarray(0, 16),
      deflated,
    ])
    const place = Buffer.alloc(12)
    place.writeUInt32LE(IN_EXTRA, 8)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x2d\x00'),
        fields,
        shorts([name.length, 28]),
        shorts([0]),
        place,
        Buffer.from(name),
        shorts([1, 24]),
        large,
      ]),
    )
    pieces.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end64 = Buffer.concat([
    Buffer.from('PK\x06\x06'),
    longs([44]),
    shorts([45, 45, 0, 0, 0, 0]),
    longs([entries.length, entries.length, list.length, at]),
  ])
  const locator = Buffer.concat([Buffer.from('PK\x06\x07'), Buffer.alloc(4), longs([at + list.length]), shorts([1, 0])])
  const end = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(4), Buffer.alloc(12, 0xff), shorts([0])])
  return new Uint8Array(Buffer.concat([...pieces, list, end64, locator, end]))
}

function shorts(values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer)
}

function longs(values: readonly number[]): Buffer {
  return Buffer.from(BigUint64Array.from(values.map(BigInt)).buffer)
}
