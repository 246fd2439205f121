import { countOf } from './count-of'
import { flagOf, followWord } from './follow'
import type { LinkColumns } from './recognise-columns'

/** The number of followed links in a row; undefined if the export does not say. The least that its columns say counts. */
export function followedOf(row: readonly string[], columns: LinkColumns, count: number): number | undefined {
  const numberIn = (column: number) => (columns.count === undefined ? undefined : countOf(row[column]))
  const all = (isFollowed: boolean | undefined) => (isFollowed === undefined ? undefined : isFollowed ? count : 0)
  const said = [
    ...columns.types.map((column) => all(followWord(row[column]))),
    ...columns.rels.map((column) => all(followWord(row[column]) ?? true)),
    ...columns.followed.map((column) => numberIn(column) ?? all(followWord(row[column]) ?? flagOf(row[column]))),
    ...columns.notFollowed.map((column) => {
      const links = numberIn(column)
      return links === undefined ? all(followWord(row[column]) ?? !flagOf(row[column])) : count - links
    }),
  ].filter((links) => links !== undefined)
  return said.length === 0 ? undefined : Math.max(0, Math.min(count, ...said))
}
