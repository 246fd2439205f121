import type { Page } from '@/lib/site/pages'
import styles from './cards.module.css'

/** Links to pages with their descriptions, side by side. */
export function Cards({ pages }: { pages: readonly Page[] }) {
  return (
    <ul className={styles.cards}>
      {pages.map(({ path, title, description }) => (
        <li className={styles.card} key={path}>
          <a className={styles.title} href={path}>
            {title}
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
