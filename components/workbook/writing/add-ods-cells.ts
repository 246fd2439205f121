import type { Cell } from '@/components/csv/write-csv'
import { countOf } from '@/components/workbook/cell-collector'
import { escapeXml } from '@/lib/escape-xml'
import { attributeOf, type Change, editXml } from './edit-xml'

/** With the numbers of the rows that leave. */
interface OdsChange extends Change {
  removed: ReadonlySet<number>
}

/** A row element. It stands for several rows if equal rows follow each other. */
interface RowElement {
  tag: string
  depth: number
  start: number
  /** The number of its first row, from 1. */
  number: number
  repeated: number
  cells: { tag: string; start: number; end: number; repeated: number }[]
}

/**
 * Adds cells to one table of an OpenDocument spreadsheet's `content.xml` (OpenDocument 1.3, part 3, 9.1), and leaves rows
 * out. The XML has been read before, so that it is well-formed.
 */
export function addOdsCells(xml: string, table: number, added: Change, removed: ReadonlySet<number>): string {
  const change = { ...added, removed }
  let tables = 0
  let isOpen = false
  let rows = 0
  let row: RowElement | undefined

  return editXml(xml, {
    open({ name, depth, attributes, isEmpty, start, end }) {
      const tag = xml.slice(start, end)
      if (name === 'table') {
        tables += 1
        if (!row) isOpen = tables === table + 1
      } else if (row) {
        if (depth === row.depth + 1) {
          const repeated = countOf(attributeOf(attributes, 'table:number-columns-repeated'))
          row.cells.push({ tag, start, end, repeated })
        }
      } else if (isOpen && name === 'table-row') {
        const repeated = countOf(attributeOf(attributes, 'table:number-rows-repeated'))
        if (!isEmpty) row = { tag, depth, start, number: rows + 1, repeated, cells: [] }
        rows += repeated
      }
      return undefined
    },
    close({ name, depth, end }) {
      const cell = row?.cells.at(-1)
      if (!row) isOpen &&= name !== 'table'
      else if (cell && depth === row.depth + 1) cell.end = end
      else if (depth === row.depth) {
        const written = isChanged(row, change) ? { from: row.start, text: writeRows(row, xml, change) } : undefined
        row = undefined
        return written
      }
      return undefined
    },
  })
}

function isChanged({ number, repeated }: RowElement, { cells, removed }: OdsChange): boolean {
  if (removed.size > 0) return true
  // Empty rows are repeated a million times, and none of them is changed.
  if (repeated > cells.size) return [...cells.keys()].some((one) => one >= number && one < number + repeated)
  return Array.from({ length: repeated }).some((_, index) => cells.has(number + index))
}

function writeRows(row: RowElement, xml: string, change: OdsChange): string {
  const { cells, removed } = change
  const end = row.number + row.repeated
  let text = ''
  for (let at = row.number; at < end; ) {
    const added = cells.get(at)
    let next = at + 1
    // Equal rows to which nothing happens stay one element.
    if (!added && !removed.has(at)) while (next < end && !cells.has(next) && !removed.has(next)) next += 1
    if (!removed.has(at)) text += writeRow(row, xml, change, { number: at, repeated: next - at })
    at = next
  }
  return text
}

/** Writes `repeated` equal rows from `number` on. */
function writeRow(
  { tag: rowTag, cells }: RowElement,
  xml: string,
  { column: first, cells: allAdded, updated: allUpdated }: OdsChange,
  { number, repeated }: { number: number; repeated: number },
): string {
  const added = allAdded.get(number) ?? []
  const updated = allUpdated?.get(number) ?? new Map<number, Cell>()
  /** The columns before the added ones, or up to the last that is replaced. */
  const width = added.length > 0 ? first : Math.max(-1, ...updated.keys()) + 1
  const written: string[] = []
  let rest = ''
  for (const { tag, start, end, repeated } of cells) {
    const content = xml.slice(start + tag.length, end)
    const count = Math.min(repeated, width - written.length)
    for (let at = 0; at < count; at++) written.push(withCount(tag, 'columns', 1) + content)
    // The cells in the columns of the added ones have no value.
    if (added.length === 0 && count < repeated) rest += withCount(tag, 'columns', repeated - count) + content
  }
  while (written.length < width) written.push('<table:table-cell/>')
  for (const [column, cell] of updated) written[column] = writeCell(cell)
  return `${withCount(rowTag, 'rows', repeated)}${written.join('')}${rest}${added.map(writeCell).join('')}</table:table-row>`
}

const COUNT = /\stable:number-(?:rows|columns)-repeated=(?:"[^"]*"|'[^']*')/

/** An opening tag that says how often its element stands there. */
function withCount(tag: string, what: 'rows' | 'columns', count: number): string {
  const one = tag.replace(COUNT, '')
  return count === 1 ? one : one.replace(/\s*\/?>$/, (end) => ` table:number-${what}-repeated="${count}"${end}`)
}

function writeCell(cell: Cell): string {
  if (cell === undefined || cell === '') return '<table:table-cell/>'
  if (typeof cell === 'number') {
    return `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>`
  }
  return `<table:table-cell office:value-type="string"><text:p>${escapeXml(cell)}</text:p></table:table-cell>`
}
