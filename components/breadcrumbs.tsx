import Link from 'next/link'
import type { Page } from '@/lib/site/pages'
import { breadcrumbList } from '@/lib/site/structured-data'
import styles from './breadcrumbs.module.css'
import { JsonLd } from './json-ld'

/** The way back up. Stands before `main`, for it is navigation; `trail` ends with the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Page[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb" data-print="no">
      <ol>
        <li>
          <Link href="/">Home</Link>
        </li>
        {trail.map(({ path, title, navigationLabel }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <Link href={path}>{navigationLabel ?? title}</Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd graph={[breadcrumbList(trail)]} />
    </nav>
  )
}
