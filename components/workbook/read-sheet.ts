import { columnOf, createCellCollector, type Left, numberText, type SheetCells } from './cell-collector'
import { dateOf } from './dates'
import type { WorkbookLimits } from './limits'
import { createTextCollector } from './text-collector'
import { readXml } from './xml'

/** What cells refer to. */
export interface CellContext {
  texts: readonly string[]
  /** Whether a style shows a number as a date. */
  isDate: (style: number) => boolean
  is1904: boolean
}

/** Reads the cells of one sheet of an .xlsx that have a value. */
export function readSheet(
  part: Uint8Array,
  name: string,
  { texts, isDate, is1904 }: CellContext,
  limits: WorkbookLimits,
  left: Left,
): SheetCells {
  const cells = createCellCollector(name, limits, left)
  let column = -1
  let type = ''
  let style = 0
  const collector = createTextCollector()

  function openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>) {
    column = r === undefined ? column + 1 : columnOf(r)
    type = t
    style = Number(s)
    collector.take()
  }

  function readValue(text: string): string {
    if (text === '') return ''
    if (type === 's') return texts[Number(text)] ?? ''
    if (type === 'b') return /^(?:1|true)$/.test(text) ? 'TRUE' : 'FALSE'
    const value = Number(text)
    if (type !== 'n' || !Number.isFinite(value)) return text
    return (isDate(style) && dateOf(value, is1904)) || numberText(value)
  }

  readXml(part, {
    open(tag, attributes) {
      if (tag === 'row') {
        cells.openRow(attributes.r === undefined ? undefined : Number(attributes.r))
        column = -1
      } else if (tag === 'c') openCell(attributes)
      else collector.open(tag)
    },
    text: collector.add,
    close(tag) {
      if (tag === 'row') cells.closeRow()
      else if (tag === 'c') cells.addCell(column, readValue(collector.take()))
      else collector.close(tag)
    },
  })
  return cells.close()
}
