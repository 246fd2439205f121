import type { ReactNode } from 'react'
import { QueryForm } from '@/components/elements/query-form'
import { Breadcrumbs } from '@/components/frame/breadcrumbs'
import { PageActions } from '@/components/page-actions/page-actions'
import type { Page } from '@/lib/site/pages'
import styles from './search-page.module.css'

/** A page that begins with the search, which stands beside its title on a wide screen. */
export function SearchPage({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <>
      <Breadcrumbs page={page} />
      <main className={styles.page} id="content">
        <header className={styles.head}>
          <div className={styles.title}>
            <h1>{page.title}</h1>
            <p className={styles.lede}>{page.lede}</p>
          </div>
          <div data-print="no">
            <QueryForm
              action="/docs/search"
              label="Search the documentation, guides and tools"
              submitLabel="Search"
              type="search"
              name="q"
              placeholder="Retry-After, follow-up"
            />
          </div>
        </header>
        {children}
      </main>
      <PageActions page={page} />
    </>
  )
}
