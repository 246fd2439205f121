import type { Decision, Decisions } from '@/components/list-reading/list'
import { DECISION_HEAD } from '@/components/review/decision-words'
import type { OwnColumns } from './own-columns'

const NONE: Decisions = new Map()
/** An apostrophe by which an export disarms a formula. */
const DISARMED = /^'(?=[=+\-@])/

/** The decisions in a file with our columns, as an earlier download has them; none where a word in them is another. */
export function decisionsIn<Row>(
  rows: readonly Row[],
  { columns, rowsOf }: { columns: readonly { title: string; index: number }[] } & Pick<OwnColumns<Row>, 'rowsOf'>,
  keyOf: (row: Row) => string,
  atMs: number,
): Decisions {
  const places = DECISION_HEAD.map((title) => columns.find((one) => one.title.trim() === title)?.index)
  if (places[0] === undefined) return NONE
  const found = new Map<string, Decision>()
  for (const row of rows) {
    const [cells = []] = rowsOf(row)
    const [verdict, reason, note] = places.map((at) => (at === undefined ? '' : (cells[at] ?? '').trim()))
    if (!verdict) continue
    if (verdict !== 'kept' && verdict !== 'skipped') return NONE
    const words = { ...(reason && { reason }), ...(note && { note: note.replace(DISARMED, '') }) }
    found.set(keyOf(row), { verdict, ...words, atMs })
  }
  return found
}
