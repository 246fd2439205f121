import type { Decisions } from '@/components/list-reading/list'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { type Added, findPlaces } from '@/components/workbook/writing/added'
import { decisionOn } from './decision-on'
import { DECISION_HEAD, decisionCells } from './decision-words'
import { keyOfRow } from './key-of-row'

/** Adds decisions to the columns of a sheet, or updates those of an earlier export. */
export function withDecisions(
  added: Added,
  sheet: Sheet,
  decisions: Decisions,
  keyOf: (row: SheetRow) => string | undefined = keyOfRow,
): Added {
  if (decisions.size === 0) return added
  const { titles, places = titles.map(() => undefined), cellsOf } = added
  const isOurs = () => {
    const at = sheet.header?.cells.findIndex((cell) => cell.trim() === DECISION_HEAD[0]) ?? -1
    const filled = sheet.rows.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean)
    return filled.length > 0 && filled.every((cell) => cell === 'kept' || cell === 'skipped')
  }
  return {
    ...added,
    titles: [...titles, ...DECISION_HEAD],
    places: [...places, ...findPlaces(sheet, DECISION_HEAD, isOurs)],
    cellsOf(row) {
      const decision = decisionOn(keyOf(row) ?? '', decisions)
      return [...cellsOf(row), ...decisionCells(decision)]
    },
  }
}
