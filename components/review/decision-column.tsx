import type { Decisions } from '@/components/list-reading/list'
import type { Column } from '@/components/result/column'
import styles from './review.module.css'

/** The decision about each site. A click on it opens the site's review. */
export function decisionColumn<Row>(
  decisions: Decisions,
  domainOf: (row: Row) => string,
  openSite: (site: string) => void,
): Column<Row> {
  return {
    title: 'Decision',
    cell(row) {
      const site = domainOf(row)
      const { verdict, reason, note } = decisions.get(site) ?? {}
      return (
        <button type="button" className={styles.open} title={`Review ${site}`} onClick={() => openSite(site)}>
          <span className={verdict && styles[verdict]}>{verdict ?? 'open'}</span>
          {[reason, note].filter(Boolean).map((words) => (
            <small key={words}> {words}</small>
          ))}
        </button>
      )
    },
    sortBy: (row) => decisions.get(domainOf(row))?.verdict,
  }
}
