import type { Cell } from '@/components/csv/write-csv'
import { columnOf, lettersOf } from '@/components/workbook/cell-collector'
import { attributeOf, type Change, escapeXml, TOKEN } from './edit-xml'
import { mapRange } from './map-range'

/**
 * Adds cells to the XML of a sheet in an .xlsx. The XML has been read before, so that it is well-formed. Where rows leave, formulas
 * become their values: what they refer to may have moved.
 */
export function addXlsxCells(xml: string, { column: first, cells, updated, removed }: Change): string {
  const pieces: string[] = []
  const newRow = createRowMap(removed)
  let copied = 0
  let row = 0
  let column = -1
  /** The cells of the row that are still to be replaced, from the left. */
  let waiting: [column: number, cell: Cell][] = []
  /** The name of the element that is left out with all that is in it. */
  let leftOut: string | undefined

  function copyUntil(at: number) {
    if (leftOut === undefined) pieces.push(xml.slice(copied, at))
    copied = at
  }

  function replace(at: number, length: number, by: string) {
    copyUntil(at)
    if (leftOut === undefined) pieces.push(by)
    copied = at + length
  }

  for (const match of xml.matchAll(TOKEN)) {
    const { 0: tag, index } = match
    const [, closing, prefix = '', name = '', attributes = '', empty] = match
    if (name === '' || (leftOut !== undefined && name !== leftOut)) continue
    if (closing) {
      if (name === leftOut) {
        copied = index + tag.length
        leftOut = undefined
      } else if (name === 'row') replace(index, tag.length, writeWaiting(prefix) + writeCells(row, prefix) + tag)
      continue
    }
    const leaveOut = () => {
      copyUntil(index)
      if (empty) copied = index + tag.length
      else leftOut = name
    }
    const rewrite = (changed: string) => replace(index, tag.length, `<${prefix}${name}${changed}${empty}>`)
    if (name === 'row') {
      row = Number(attributeOf(attributes, 'r') ?? row + 1)
      column = -1
      waiting = [...(updated?.get(row) ?? [])].sort(([a], [b]) => a - b)
      if (removed.has(row)) leaveOut()
      else {
        // `spans` is a hint on the columns of a row, which are now more.
        const changed = attributes
          .replace(/\sspans=(?:"[^"]*"|'[^']*')/, '')
          .replace(/(\sr=["'])\d+/, `$1${newRow(row)}`)
        if (empty)
          replace(
            index,
            tag.length,
            `<${prefix}row${changed}>${writeWaiting(prefix)}${writeCells(row, prefix)}</${prefix}row>`,
          )
        else rewrite(changed)
      }
    } else if (name === 'c' && row > 0) {
      const reference = attributeOf(attributes, 'r')
      column = reference === undefined ? column + 1 : columnOf(reference)
      replace(index, 0, writeWaiting(prefix, column))
      const [next] = waiting
      if (next?.[0] === column) {
        waiting.shift()
        replace(
          index,
          0,
          writeCell(next[1], `${lettersOf(column)}${newRow(row)}`, prefix, attributeOf(attributes, 's')),
        )
        leaveOut()
      } else if (column >= first) leaveOut()
      else if (removed.size > 0) rewrite(attributes.replace(/(\sr=["'][A-Z]+)\d+/i, `$1${newRow(row)}`))
    } else if (name === 'dimension' || (name === 'f' && removed.size > 0)) leaveOut()
    else if (removed.size > 0 && /\s(?:ref|sqref|activeCell|topLeftCell)=/.test(attributes)) {
      const changed = moveRanges(attributes, name, newRow, removed)
      if (changed === undefined) leaveOut()
      else rewrite(changed)
    }
  }
  copyUntil(xml.length)
  return withoutEmptyLists(pieces.join(''))

  /** The waiting cells before a column, in which the row had none. */
  function writeWaiting(prefix: string, end = Number.POSITIVE_INFINITY): string {
    const count = waiting.filter(([column]) => column < end).length
    const before = waiting.splice(0, count)
    return before.map(([column, cell]) => writeCell(cell, `${lettersOf(column)}${newRow(row)}`, prefix)).join('')
  }

  function writeCells(number: number, prefix: string): string {
    return (cells.get(number) ?? [])
      .map((cell, index) => writeCell(cell, `${lettersOf(first + index)}${newRow(number)}`, prefix))
      .join('')
  }
}

function writeCell(cell: Cell, reference: string, prefix: string, style?: string): string {
  const start = `<${prefix}c r="${reference}"${style === undefined ? '' : ` s="${style}"`}`
  if (cell === undefined || cell === '') return style === undefined ? '' : `${start}/>`
  if (typeof cell === 'number') return `${start}><${prefix}v>${cell}</${prefix}v></${prefix}c>`
  const text = `<${prefix}is><${prefix}t xml:space="preserve">${escapeXml(cell)}</${prefix}t></${prefix}is>`
  return `${start} t="inlineStr">${text}</${prefix}c>`
}

/** The number that a row has after others have left. */
function createRowMap(removed: ReadonlySet<number>): (row: number) => number {
  const sorted = [...removed].sort((a, b) => a - b)
  return (row) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < row) low = middle + 1
      else high = middle
    }
    return row - low
  }
}

/** Attributes whose ranges have moved with their rows; undefined for an element whose rows have all left. */
function moveRanges(
  attributes: string,
  element: string,
  newRow: (row: number) => number,
  removed: ReadonlySet<number>,
): string | undefined {
  let isGone = false
  const moved = attributes.replace(
    /(\s(?:ref|sqref|activeCell|topLeftCell)=)(["'])(.*?)\2/g,
    (_, name: string, quote: string, ranges: string) => {
      const kept = ranges.split(/\s+/).flatMap((range) => mapRange(range, newRow, removed) ?? [])
      if (kept.length === 0) isGone = true
      // No sheet has anything in its last row.
      return `${name}${quote}${kept.join(' ') || 'A1048576'}${quote}`
    },
  )
  return isGone && /^(?:mergeCell|hyperlink)$/.test(element) ? undefined : moved
}

/** Lists that have lost their last element: spreadsheets take an empty one for damage. Their counts are optional. */
function withoutEmptyLists(xml: string): string {
  return xml.replace(/<((?:[\w.-]+:)?(?:mergeCells|hyperlinks))(?:\s[^<>]*)?>\s*<\/\1>/g, '')
}
