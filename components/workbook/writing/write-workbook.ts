import { decode } from '@/components/csv/decode'
import { encode } from '@/components/csv/encode'
import type { Cell } from '@/components/csv/write-csv'
import type { Sheet } from '@/components/sheet/reading/sheet'
import type { SheetPlace } from '@/components/sheet/reading/sheet-place'
import { LIMITS, refuseUnreadable } from '@/components/workbook/limits'
import { openParts } from '@/components/workbook/parts'
import { addOdsCells } from './add-ods-cells'
import { addXlsxCells } from './add-xlsx-cells'
import { type Added, partsOf } from './added'
import { createRowMove } from './map-range'
import { moveElsewhere, withoutCalculationChain } from './move-elsewhere'
import { moveOdsFormulas } from './move-ods-formulas'
import { removeXlsxRows } from './remove-xlsx-rows'
import { replaceParts } from './replace-parts'

/** The workbook with columns added at the right of one sheet, or updated in it. Everything else stays as it was. */
export function addToWorkbook(file: Uint8Array, sheet: Sheet, added: Added): Uint8Array<ArrayBuffer> {
  const { place } = sheet
  const parts = openParts(file, LIMITS)
  const part = place && parts.read(place.path)
  if (!place || !part) return refuseUnreadable()
  const { text: xml, encoding } = decode(part)
  const { change, removed } = changeOf(sheet, place, added)
  const move = createRowMove(removed)
  const isMoved = removed.size > 0
  const changed = (text: string) => [place.path.toLowerCase(), encode(text, encoding)] as const
  if (place.table !== undefined) {
    const moved = isMoved ? moveOdsFormulas(xml, place.table, move) : xml
    return replaceParts(file, new Map([changed(addOdsCells(moved, place.table, change, removed))]))
  }
  const withCells = addXlsxCells(xml, change)
  return replaceParts(
    file,
    new Map([
      ...(isMoved ? moveElsewhere(parts, place.path, place.name, move) : []),
      ...withoutCalculationChain(parts),
      changed(isMoved ? removeXlsxRows(withCells, place.name, move) : withCells),
    ]),
  )
}

/** Lists the cells that are added to the sheet, and the numbers of the rows that leave it. */
function changeOf({ header, rows }: Sheet, { columns, end }: SheetPlace, added: Added) {
  const { titles, places, cellsOf, keep = () => true } = added
  const cells = new Map<number, readonly Cell[]>()
  const updated = new Map<number, ReadonlyMap<number, Cell>>()
  const removed = new Set<number>()
  const newTitles = partsOf(titles, places).added
  if (header) cells.set(header.number, newTitles)
  for (const row of rows) {
    if (!keep(row)) {
      removed.add(row.number)
      continue
    }
    const parts = partsOf(cellsOf(row), places)
    cells.set(row.number, parts.added)
    // A cell that has its value already keeps its format too.
    const changed = [...parts.updated].filter(([index, cell]) => String(cell ?? '') !== row.cells[index])
    updated.set(row.number, new Map(changed.map(([index, cell]) => [columns[index] ?? index, cell])))
  }
  const column = newTitles.length > 0 ? end : Number.POSITIVE_INFINITY
  return { change: { column, cells, updated }, removed }
}

/**
 * Whether rows can leave a sheet. They cannot where other parts are tied to them: tables, notes and pictures would stay
 * behind beside the rows of others, and a formula of several rows loses none.
 */
export function canLoseRows(file: Uint8Array, { path, table }: SheetPlace): boolean {
  const { text: xml } = decode(openParts(file, LIMITS).read(path) ?? refuseUnreadable())
  return table === undefined ? !TIED_IN_XLSX.test(xml) && !SPANNING_FORMULA.test(xml) : !TIED_IN_ODS.test(xml)
}

const TIED_IN_XLSX = /<(?:[\w.-]+:)?(?:tableParts|drawing|legacyDrawing|picture|oleObjects|controls)\b/
const SPANNING_FORMULA =
  /<(?:[\w.-]+:)?f\s(?=[^<>]*\bt=["'](?:array|dataTable)["'])[^<>]*\bref=["'][A-Z]+(\d+):[A-Z]+(?!\1["'])/
/** Anywhere in the part, because it has all sheets: also merged rows, and ranges that name rows by their numbers. */
const TIED_IN_ODS =
  /<draw:|\stable:number-(?:matrix-)?rows-spanned=["'](?!1["'])|<table:(?:database-range|named-range|content-validation)\b|conditional-format\b/
