import type { Page } from '@/lib/site/pages'
import { breadcrumbList } from '@/lib/site/structured-data'
import styles from './breadcrumbs.module.css'
import { JsonLd } from './json-ld'
import { SiteLink } from './site-link'

/** The way back up. Stands before `main`, for it is navigation; `trail` ends with the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Page[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb" data-print="no">
      <ol>
        <li>
          <SiteLink href="/">Home</SiteLink>
        </li>
        {trail.map(({ path, title, navigationLabel }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <SiteLink href={path}>{navigationLabel ?? title}</SiteLink>
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
