import type { Decisions } from '@/components/list-reading/list'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { type Added, findPlaces } from '@/components/workbook/writing/added'
import { decisionOn } from './decision-on'
import { DECISION_HEAD, decisionCells } from './decision-words'
import { keyOfRow } from './key-of-row'

/** Adds decisions to the columns of a sheet, or updates those of an earlier export: its others stay. */
export function withDecisions(
  added: Added,
  sheet: Sheet,
  decisions: Decisions,
  keyOf: (row: SheetRow, decisions: Decisions) => string | undefined = keyOfRow,
): Added {
  if (decisions.size === 0) return added
  const { titles, places = titles.map(() => undefined), cellsOf } = added
  const isOurs = () => {
    const at = sheet.header?.cells.findIndex((cell) => cell.trim() === DECISION_HEAD[0]) ?? -1
    const filled = sheet.rows.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean)
    return filled.length > 0 && filled.every((cell) => cell === 'kept' || cell === 'skipped')
  }
  const own = findPlaces(sheet, DECISION_HEAD, isOurs)
  return {
    ...added,
    titles: [...titles, ...DECISION_HEAD],
    places: [...places, ...own],
    cellsOf(row) {
      const cells = decisionCells(decisionOn(keyOf(row, decisions) ?? '', decisions))
      const there = own.map((place) => (place === undefined || cells[0] ? undefined : row.cells[place]))
      return [...cellsOf(row), ...cells.map((cell, at) => cell ?? there[at])]
    },
  }
}
