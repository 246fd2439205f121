import { englishNumber } from '@/components/elements/english'
import type { TableOfList } from './use-list-table'

/** Says how many rows a filter shows, and which: "3 of 40 sites shown: kept, with “garden”." */
export function describeFilter<Row>({ filter, shown, total, own, measure }: TableOfList<Row>, what: string): string {
  const { text, column, least, endings, state } = filter
  const titled = own.columns.find(({ index }) => index === column)
  const parts = [
    state,
    text && `with “${text}”${titled ? ` in “${titled.title}”` : ''}`,
    least && `${measure} at least ${least}`,
    endings && `ending in ${endings}`,
  ].filter(Boolean)
  const count = `${englishNumber(shown.length)} of ${englishNumber(total)} ${what} shown`
  return parts.length > 0 ? `${count}: ${parts.join(', ')}.` : `${count}.`
}
