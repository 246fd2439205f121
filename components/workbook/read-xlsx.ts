import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/english'
import { isBuiltInDateFormat, isDateFormat } from './dates'
import { LIMITS, refuseUnreadable, refuseWorkbook, type WorkbookLimits } from './limits'
import { openParts, type Parts } from './parts'
import { type CellContext, readSheet, type SheetCells } from './read-sheet'
import { readRelations } from './relations'
import { createTextCollector } from './text-collector'
import { readXml } from './xml'

/** The first visible sheet with a value as CSV. Throws `WorkbookRefused`. */
export function xlsxToCsv(file: Uint8Array, limits = LIMITS): string {
  const parts = openParts(file, limits)
  const path = findPath(readRelations(parts), 'officeDocument') ?? refuseUnreadable()
  const { sheets, is1904 } = readWorkbook(parts.read(path) ?? refuseUnreadable(), limits)
  const relations = readRelations(parts, path)
  const context: CellContext = {
    texts: readTexts(parts, findPath(relations, 'sharedStrings'), limits),
    isDate: readDateStyles(parts, findPath(relations, 'styles')),
    is1904,
  }
  for (const { name, id, isVisible } of sheets) {
    const relation = relations.get(id)
    if (!isVisible || relation?.type !== 'worksheet') continue
    const cells = readSheet(parts.read(relation.path) ?? refuseUnreadable(), name, context, limits)
    if (cells.rows.length > 0) return csvOf(cells)
  }
  return ''
}

function findPath(relations: ReturnType<typeof readRelations>, type: string): string | undefined {
  return [...relations.values()].find((relation) => relation.type === type)?.path
}

interface SheetEntry {
  name: string
  /** Of its relation. */
  id: string
  isVisible: boolean
}

function readWorkbook(part: Uint8Array, limits: WorkbookLimits): { sheets: readonly SheetEntry[]; is1904: boolean } {
  const sheets: SheetEntry[] = []
  let is1904 = false
  readXml(part, {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      if (tag !== 'sheet') return
      if (sheets.length === limits.sheets)
        refuseWorkbook(`This workbook has more than ${englishNumber(limits.sheets)} sheets.`)
      // The prefix of the id is the file's choice, but `r` in practice.
      const [, id = ''] = Object.entries(attributes).find(([name]) => /:id$/.test(name)) ?? []
      sheets.push({
        name: (attributes.name ?? '').slice(0, 31),
        id,
        isVisible: !/hidden/i.test(attributes.state ?? ''),
      })
    },
  })
  return { sheets, is1904 }
}

/** The texts that cells refer to by number. */
function readTexts(parts: Parts, path: string | undefined, limits: WorkbookLimits): readonly string[] {
  const part = path === undefined ? undefined : parts.read(path)
  const texts: string[] = []
  if (!part) return texts
  const collector = createTextCollector()
  readXml(part, {
    open: collector.open,
    text: collector.add,
    close(tag) {
      collector.close(tag)
      if (tag !== 'si') return
      if (texts.length === limits.cells) {
        refuseWorkbook(`This workbook has more than ${englishNumber(limits.cells)} different texts.`)
      }
      texts.push(collector.take())
    },
  })
  return texts
}

/** Tells by a cell's style whether its number is a date. */
function readDateStyles(parts: Parts, path: string | undefined): CellContext['isDate'] {
  const part = path === undefined ? undefined : parts.read(path)
  const custom = new Map<number, boolean>()
  const formats: number[] = []
  let isInCellFormats = false
  if (part) {
    readXml(part, {
      open(tag, { numFmtId, formatCode = '' }) {
        if (tag === 'numFmt') custom.set(Number(numFmtId), isDateFormat(formatCode))
        if (tag === 'cellXfs') isInCellFormats = true
        if (tag === 'xf' && isInCellFormats) formats.push(Number(numFmtId ?? 0))
      },
      close(tag) {
        if (tag === 'cellXfs') isInCellFormats = false
      },
    })
  }
  return (style) => {
    const format = formats[style] ?? 0
    return custom.get(format) ?? isBuiltInDateFormat(format)
  }
}

function csvOf({ rows, columns }: SheetCells): string {
  const places = new Map(columns.map((column, index) => [column, index]))
  const lines: string[] = []
  let written = 0
  for (const row of rows) {
    const cells: Cell[] = Array.from(columns, () => undefined)
    for (const [index, value] of row.values.entries()) {
      cells[places.get(row.columns[index] ?? 0) ?? 0] = value
    }
    // Blank lines, so that rows keep their numbers.
    lines.push('\r\n'.repeat(row.number - written - 1), writeCsv([cells]))
    written = row.number
  }
  // A text that begins with = is harmless in a workbook, but would run in a CSV: `writeCsv` disarms it.
  return `\ufeff${lines.join('')}`
}
