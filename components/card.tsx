import type { Page } from '@/lib/site/pages'
import styles from './card.module.css'
import { SiteLink } from './site-link'

/** A page of the list, as an entrance to it. */
export function Card({ page }: { page: Page }) {
  return (
    <li className={styles.card}>
      <SiteLink className={styles.title} href={page.path}>
        {page.title}
      </SiteLink>
      <p>{page.description}</p>
    </li>
  )
}
