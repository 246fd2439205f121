import { columnOf, createCellCollector, type Left, numberText, type Row, type SheetCells } from './cell-collector'
import { dateOf } from './dates'
import type { WorkbookLimits } from './limits'
import { linkInFormula } from './link-in-formula'
import { createTextCollector } from './text-collector'
import { readXml } from './xml'

/** What cells refer to. */
export interface CellContext {
  texts: readonly string[]
  /** Whether a style shows a number as a date. */
  isDate: (style: number) => boolean
  is1904: boolean
  /** The URLs to which cells lead, by the id of their relation. */
  urls?: ReadonlyMap<string, string>
}

/** Reads the cells of one sheet of an .xlsx that have a value. */
export function readSheet(
  part: Uint8Array,
  name: string,
  { texts, isDate, is1904, urls }: CellContext,
  limits: WorkbookLimits,
  left: Left,
): SheetCells {
  const cells = createCellCollector(name, limits, left)
  let column = -1
  let type = ''
  let style = 0
  const collector = createTextCollector()
  const links: { range: string; url: string }[] = []
  let formula: string | undefined
  let link: string | undefined

  function openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>) {
    column = r === undefined ? column + 1 : columnOf(r)
    type = t
    style = Number(s)
    link = undefined
    collector.take()
  }

  /** A formula with several results fills the cells beside its own. */
  function openFormula({ ref, t }: Readonly<Record<string, string>>) {
    formula = ''
    cells.reserve(column)
    const last = t === 'shared' ? undefined : ref?.split(':')[1]
    if (last !== undefined) cells.reserve(columnOf(last))
  }

  function addLink({ ref = '', ...attributes }: Readonly<Record<string, string>>) {
    const [, id = ''] = Object.entries(attributes).find(([name]) => /:id$/.test(name)) ?? []
    const url = urls?.get(id)
    if (url !== undefined) links.push({ range: ref, url })
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
      else if (tag === 'f') openFormula(attributes)
      else if (tag === 'hyperlink') addLink(attributes)
      else collector.open(tag)
    },
    text(piece) {
      if (formula !== undefined && formula.length < MAX_LINK_FORMULA) formula += piece
      collector.add(piece)
    },
    close(tag) {
      if (tag === 'row') cells.closeRow()
      else if (tag === 'f') {
        link = linkInFormula(formula)
        formula = undefined
      } else if (tag === 'c') cells.addCell(column, readValue(collector.take()), link)
      else collector.close(tag)
    },
  })
  const sheet = cells.close()
  addLinks(sheet.rows, links)
  return sheet
}

/** Enough for the URL at the start of a formula. */
const MAX_LINK_FORMULA = 3_000

/** The links follow the cells in the part. One of merged cells is that of the first. */
function addLinks(rows: readonly Row[], links: readonly { range: string; url: string }[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  for (const { range, url } of links) {
    const [, cell, number] = /^([A-Z]{1,3}(\d+))(?::|$)/i.exec(range) ?? []
    if (cell === undefined) continue
    const row = byNumber.get(Number(number))
    if (row?.columns.includes(columnOf(cell))) row.links = (row.links ?? new Map()).set(columnOf(cell), url)
  }
}
