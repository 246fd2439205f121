import { encode, encodingOf } from '@/components/csv/encoding'
import type { Cell } from '@/components/csv/write-csv'
import { type Added, partsOf } from '@/components/sheet/added'
import type { Sheet } from '@/components/sheet/reading/sheet'
import type { SheetPlace } from '@/components/sheet/reading/sheet-place'
import { LIMITS, refuseUnreadable } from '@/components/workbook/limits'
import { openParts } from '@/components/workbook/parts'
import { addOdsCells } from './add-ods-cells'
import { addXlsxCells } from './add-xlsx-cells'
import type { Change } from './edit-xml'
import { replacePart } from './replace-part'

/** The workbook with columns added at the right of one sheet, or updated in it. Everything else stays as it was. */
export function addToWorkbook(file: Uint8Array, sheet: Sheet, added: Added): Uint8Array<ArrayBuffer> {
  const { place } = sheet
  const part = place && openParts(file, LIMITS).read(place.path)
  if (!place || !part) return refuseUnreadable()
  const encoding = encodingOf(part)
  const xml = new TextDecoder(encoding, { ignoreBOM: true }).decode(part)
  const change = changeOf(sheet, place, added)
  const changed = place.table === undefined ? addXlsxCells(xml, change) : addOdsCells(xml, place.table, change)
  return replacePart(file, place.path, encode(changed, encoding))
}

function changeOf({ header, rows }: Sheet, { columns }: SheetPlace, added: Added): Change {
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
  const column = newTitles.length > 0 ? (columns.at(-1) ?? -1) + 1 : Number.POSITIVE_INFINITY
  return { column, cells, updated, removed }
}

/**
 * Whether rows can leave a sheet. They cannot where other parts are tied to them: tables, notes and pictures would stay
 * behind beside the rows of others.
 */
export function canLoseRows(file: Uint8Array, { path, table }: SheetPlace): boolean {
  const part = openParts(file, LIMITS).read(path) ?? refuseUnreadable()
  const tied = table === undefined ? TIED_IN_XLSX : TIED_IN_ODS
  return !tied.test(new TextDecoder(encodingOf(part)).decode(part))
}

const TIED_IN_XLSX = /<(?:[\w.-]+:)?(?:tableParts|drawing|legacyDrawing|picture|oleObjects|controls)\b/
/** Anywhere in the part, because it has all sheets: also merged rows, and ranges that name rows by their numbers. */
const TIED_IN_ODS =
  /<draw:|\stable:number-rows-spanned=["'](?!1["'])|<table:(?:database-range|named-range|content-validation)\b|conditional-format\b/
