import type { Decisions } from '@/components/list-reading/list'
import type { Column } from '@/components/result/column'
import { isAmong } from '@/lib/domain/is-among'
import { decisionOn } from './decision-on'
import { siteIn } from './key-of'
import styles from './review.module.css'

/** The decision about each site. A click on it opens the site's review, but for a site that is never pitched. */
export function decisionColumn<Row>(
  decisions: Decisions,
  never: ReadonlyMap<string, unknown>,
  keyOf: (row: Row) => string,
  openSite?: (site: string) => void,
): Column<Row> {
  const verdictOf = (row: Row) =>
    isAmong(never, siteIn(keyOf(row))) ? 'never pitch' : decisionOn(keyOf(row), decisions)?.verdict
  return {
    title: 'Decision',
    cell(row) {
      const key = keyOf(row)
      const verdict = verdictOf(row)
      if (verdict === 'never pitch') return verdict
      const { reason, note } = decisionOn(key, decisions) ?? {}
      const words = (
        <>
          <span className={verdict && styles[verdict]}>{verdict ?? 'open'}</span>
          {[reason, note].filter(Boolean).map((words) => (
            <small key={words}> {words}</small>
          ))}
        </>
      )
      if (!openSite) return words
      return (
        <button type="button" className={styles.open} title={`Review ${key}`} onClick={() => openSite(key)}>
          {words}
        </button>
      )
    },
    sortBy: verdictOf,
  }
}
