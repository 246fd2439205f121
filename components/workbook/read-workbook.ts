import { writeCsv } from '@/components/csv/write-csv'
import { linkedRow, type SheetRecord } from '@/components/sheet/reading/records'
import type { Table } from '@/components/sheet/reading/text-table'
import type { PlacedCells } from './cell-collector'
import { LIMITS } from './limits'
import { openParts } from './parts'
import { ODS_CONTENT, readOds } from './read-ods'
import { readXlsx } from './read-xlsx'

/** The sheets with a value of an .xlsx or .ods workbook. Throws `InvalidInput`. */
export function readWorkbook(file: Uint8Array, limits = LIMITS): Table[] {
  const parts = openParts(file, limits)
  const content = parts.read(ODS_CONTENT)
  return (content ? readOds(content, limits) : readXlsx(parts, limits)).map(tableOf)
}

function tableOf({ rows, ...place }: PlacedCells): Table {
  const { name, columns } = place
  const places = new Map(columns.map((column, index) => [column, index]))
  let written = 0
  const records = rows.map((row) => {
    const cells = Array.from(columns, () => '')
    for (const [index, value] of row.values.entries()) cells[places.get(row.columns[index] ?? 0) ?? 0] = value
    // Blank lines keep the numbers of rows. A text that begins with = is harmless here, but `writeCsv` disarms it.
    const raw = '\r\n'.repeat(row.number - written - 1) + writeCsv([cells]).slice(0, -2)
    written = row.number
    const links = row.links && new Map([...row.links].map(([column, url]) => [places.get(column) ?? 0, url]))
    return { raw, lineEnd: '\r\n', cells, number: row.number, links }
  })
  return {
    name,
    delimiter: ',',
    encoding: 'utf-8',
    *records() {
      yield* records
      return { tail: '' }
    },
    text: () => records.map(textOf).join(''),
    place,
  }
}

function textOf(record: SheetRecord): string {
  const { raw, lineEnd, links } = record
  if (!links) return raw + lineEnd
  const [blankLines = ''] = /^(?:\r\n)*/.exec(raw) ?? []
  return blankLines + writeCsv([linkedRow(record).cells])
}
