import { type Page, pages } from '@/lib/site/pages'
import styles from './header.module.css'
import { Lark } from './lark'
import { SampleNotice } from './sample-notice'
import { SiteLink } from './site-link'

const listed = pages.filter((page: Page) => page.navigationLabel)

/** The skip link, the hint for agents, the site's name, and the pages with a navigation label. */
export function Header({ siteName, appUrl, sample }: { siteName: string; appUrl?: string; sample: boolean }) {
  return (
    <header>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <p className={styles.hint} data-agent-hint data-print="no">
        Agents: start at <a href="/llms.txt">/llms.txt</a>. Every page is also markdown, at its address with{' '}
        <code>.md</code> added.
      </p>
      <div className={styles.bar} data-print="no">
        <SiteLink className={styles.name} href="/">
          <Lark className={styles.emblem} />
          {siteName}
        </SiteLink>
        <nav aria-label="Main">
          <ul className={styles.links}>
            {listed.map(({ path, navigationLabel }: Page) => (
              <li key={path}>
                <SiteLink href={path}>{navigationLabel}</SiteLink>
              </li>
            ))}
            {appUrl && (
              <li>
                <a href={appUrl}>Open the dashboard</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
      {sample && (
        <div className={styles.notice}>
          <SampleNotice>The ratings and ranks on this site are made up for trying it out.</SampleNotice>
        </div>
      )}
    </header>
  )
}
