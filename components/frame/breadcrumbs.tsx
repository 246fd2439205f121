import { breadcrumbList } from '@/lib/head/structured-data'
import { findPage, type Page, pages } from '@/lib/site/pages'
import styles from './breadcrumbs.module.css'
import { JsonLd } from './json-ld'
import { PageLinks } from './page-links'

/** The path from the home page to `page`. Goes before `main`. */
export function Breadcrumbs({ page }: { page: Page }) {
  const parents = pages.filter(({ path }: Page) => page.path.startsWith(`${path}/`))
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb" data-print="no">
      <ol>
        <PageLinks pages={[findPage('/'), ...parents]} />
        <li>
          <span aria-current="page">{page.title}</span>
        </li>
      </ol>
      <JsonLd graph={[breadcrumbList([...parents, page])]} />
    </nav>
  )
}
