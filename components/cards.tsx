import type { Page } from '@/lib/site/pages'
import { Card } from './card'
import styles from './cards.module.css'

/** Entrances to pages, side by side. */
export function Cards({ pages }: { pages: readonly Page[] }) {
  return (
    <ul className={styles.cards}>
      {pages.map((page) => (
        <Card key={page.path} page={page} />
      ))}
    </ul>
  )
}
