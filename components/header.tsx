import Link from 'next/link'
import { type Page, pages } from '@/lib/site/pages'
import styles from './header.module.css'
import { Lark } from './lark'

/** The way past the header, the site's name and the pages that have a navigation label. */
export function Header({ siteName, appUrl }: { siteName: string; appUrl?: string }) {
  const listed = pages.filter((page: Page) => page.navigationLabel)
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <header className={styles.header} data-print="no">
        <Link className={styles.name} href="/">
          <Lark className={styles.emblem} />
          {siteName}
        </Link>
        <nav aria-label="Main">
          <ul className={styles.links}>
            {listed.map(({ path, navigationLabel }: Page) => (
              <li key={path}>
                <Link href={path}>{navigationLabel}</Link>
              </li>
            ))}
            {appUrl && (
              <li>
                <a href={appUrl}>Open the dashboard</a>
              </li>
            )}
          </ul>
        </nav>
      </header>
    </>
  )
}
