import type { Cell } from '@/components/csv/write-csv'
import { columnOf, lettersOf } from '@/components/workbook/cell-collector'
import { escapeXml } from '@/lib/escape-xml'
import { attributeOf, type Change, editXml, LEFT_OUT } from './edit-xml'

interface NewCell {
  column: number
  cell: Cell
  /** Whether it has the format of the cell that it replaces. */
  isStyled: boolean
}

/** Adds cells to the XML of a sheet in an .xlsx. The XML has been read before, so that it is well-formed. */
export function addXlsxCells(xml: string, { column: first, cells, updated }: Change): string {
  let row = 0
  let column = -1
  /** The cells of the row that are still to be written, from the left. */
  let waiting: NewCell[] = []

  /** The waiting cells before a column. */
  function writeWaiting(prefix: string, end = Number.POSITIVE_INFINITY): string {
    const before = waiting.splice(0, waiting.filter(({ column }) => column < end).length)
    return before.map(({ column, cell }) => writeCell(cell, `${lettersOf(column)}${row}`, prefix)).join('')
  }

  return editXml(xml, {
    open({ prefix, name, attributes, isEmpty }) {
      // It says which cells there are, and is optional.
      if (name === 'dimension') return LEFT_OUT
      if (name === 'row') {
        row = Number(attributeOf(attributes, 'r') ?? row + 1)
        column = -1
        waiting = newCells(first, updated?.get(row), cells.get(row))
        // `spans` is a hint on the columns of a row, which are now more.
        const others = attributes.replace(/\sspans=(?:"[^"]*"|'[^']*')/, '')
        return { attributes: others, content: isEmpty ? writeWaiting(prefix) : undefined }
      }
      if (name !== 'c' || row === 0) return undefined
      const reference = attributeOf(attributes, 'r')
      column = reference === undefined ? column + 1 : columnOf(reference)
      const before = writeWaiting(prefix, column)
      const [next] = waiting
      if (next?.column !== column) return { before }
      waiting.shift()
      const style = next.isStyled ? attributeOf(attributes, 's') : undefined
      return { before: before + writeCell(next.cell, `${lettersOf(column)}${row}`, prefix, style), isLeftOut: true }
    },
    close: ({ prefix, name }) => (name === 'row' ? { text: writeWaiting(prefix) } : undefined),
  })
}

/** The cells of a row that are replaced or added, from the left. */
function newCells(
  first: number,
  updated: ReadonlyMap<number, Cell> = new Map(),
  added: readonly Cell[] = [],
): NewCell[] {
  const replaced = [...updated].map(([column, cell]) => ({ column, cell, isStyled: true }))
  return [
    ...replaced.sort((a, b) => a.column - b.column),
    ...added.map((cell, index) => ({ column: first + index, cell, isStyled: false })),
  ]
}

function writeCell(cell: Cell, reference: string, prefix: string, style?: string): string {
  const start = `<${prefix}c r="${reference}"${style === undefined ? '' : ` s="${style}"`}`
  if (cell === undefined || cell === '') return style === undefined ? '' : `${start}/>`
  if (typeof cell === 'number') return `${start}><${prefix}v>${cell}</${prefix}v></${prefix}c>`
  const text = `<${prefix}is><${prefix}t xml:space="preserve">${escapeXml(cell)}</${prefix}t></${prefix}is>`
  return `${start} t="inlineStr">${text}</${prefix}c>`
}
