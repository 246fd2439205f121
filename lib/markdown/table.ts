import { type ContentNode, childElements } from './content-node'
import { phrasing } from './phrasing'

/** A cell that spans more than this is not worth its empty neighbours. */
const MAX_SPAN = 20

/** GFM's table: a cell that spans others leaves them empty, and a table without a header row gets an empty one. */
export function tableMarkdown(table: ContentNode): string {
  const rows = childElements(table)
  const grid = layOut(rows)
  const width = Math.max(0, ...grid.map((row) => row.length))
  if (grid.every((row) => row.every((cell) => !cell?.text))) return ''
  const [first, ...rest] = grid
  const hasHeader = rows[0] !== undefined && isHeader(rows[0])
  const header = hasHeader && first ? first : []
  const aligned = Array.from({ length: width }, (_, column) => ruler((header[column] ?? first?.[column])?.align))
  const body = hasHeader ? rest : grid
  return [line(header, width), `| ${aligned.join(' | ')} |`, ...body.map((row) => line(row, width))].join('\n')
}

interface Cell {
  text: string
  align: string
}

function layOut(rows: ContentNode[]): (Cell | undefined)[][] {
  const grid: (Cell | undefined)[][] = rows.map(() => [])
  const taken: Set<number>[] = rows.map(() => new Set())
  for (const [y, row] of rows.entries()) {
    let x = 0
    for (const node of childElements(row)) {
      while (taken[y]?.has(x)) x++
      const columns = span(node, 'colspan')
      const last = Math.min(y + span(node, 'rowspan'), rows.length)
      for (let below = y; below < last; below++) {
        for (let column = x; column < x + columns; column++) taken[below]?.add(column)
      }
      const cells = grid[y]
      if (cells) {
        cells[x] = { text: phrasing(node, 'cell'), align: (node.getAttribute('align') ?? '').toLowerCase() }
        cells.length = x + columns
      }
      x += columns
    }
  }
  return grid
}

function span(cell: ContentNode, attribute: string): number {
  const count = Number.parseInt(cell.getAttribute(attribute) ?? '', 10)
  return count > 0 ? Math.min(count, MAX_SPAN) : 1
}

function isHeader(row: ContentNode): boolean {
  const cells = childElements(row)
  return row.hasAttribute('head') || (cells.length > 0 && cells.every((cell) => cell.tagName.toLowerCase() === 'th'))
}

function ruler(align: string | undefined): string {
  if (align === 'center') return ':-:'
  if (align === 'right') return '--:'
  return align === 'left' ? ':--' : '---'
}

function line(cells: (Cell | undefined)[], width: number): string {
  return `| ${Array.from({ length: width }, (_, column) => cells[column]?.text ?? '').join(' | ')} |`
}
