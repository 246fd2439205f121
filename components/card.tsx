import Link from 'next/link'
import type { Page } from '@/lib/site/pages'
import styles from './card.module.css'

/** A page of the list, as an entrance to it. */
export function Card({ page }: { page: Page }) {
  return (
    <li className={styles.card}>
      <Link className={styles.title} href={page.path}>
        {page.title}
      </Link>
      <p>{page.description}</p>
    </li>
  )
}
