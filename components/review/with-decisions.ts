import type { Decisions } from '@/components/list-reading/list'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { type Added, findPlaces } from '@/components/workbook/writing/added'
import { DECISION_HEAD, decisionCells } from './decision-words'

/** Adds decisions to the columns of a sheet, or updates those of an earlier export. */
export function withDecisions(
  added: Added,
  sheet: Sheet,
  decisions: Decisions,
  keyOf: (row: SheetRow) => string | undefined = ({ domain }) => domain,
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
      const decision = decisions.get(keyOf(row) ?? '')
      return [...cellsOf(row), ...decisionCells(decision)]
    },
  }
}
