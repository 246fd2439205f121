import { type Page, pages } from '@/lib/site/pages'
import styles from './header.module.css'
import { Lark } from './lark'
import { PageLinks } from './page-links'
import { SampleNotice } from './sample-notice'

const SAMPLE_NAMES = {
  rating: 'Domain Rating',
  pagerank: 'PageRank',
  stats: 'public counter',
}
const english = new Intl.ListFormat('en-GB')

const listed = pages.filter((page: Page) => page.navigationLabel)

/** The skip links, of which the second is for agents, the site's name, the pages with a navigation label, and the search. */
export function Header({
  siteName,
  appUrl,
  samples,
}: {
  siteName: string
  appUrl?: string
  samples: readonly (keyof typeof SAMPLE_NAMES)[]
}) {
  return (
    <header>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <p className={styles.skip} data-agent-hint>
        AI agents: start at <a href="/llms.txt">/llms.txt</a>. Add <code>.md</code> to any page&rsquo;s URL to read it
        as markdown.
      </p>
      <div className={styles.bar} data-print="no">
        <a className={styles.name} href="/">
          <Lark className={styles.emblem} />
          {siteName}
        </a>
        <nav aria-label="Main">
          <ul className={styles.links}>
            <PageLinks pages={listed} />
            {appUrl && (
              <li>
                <a href={appUrl}>Open the dashboard</a>
              </li>
            )}
          </ul>
        </nav>
        <search>
          <form className={styles.search} action="/docs/search">
            <input type="search" name="q" aria-label="Search this site" placeholder="Search" autoComplete="off" />
            <button type="submit" aria-label="Search">
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  d="M15.5 15.5 21 21M10 17a7 7 0 1 1 0-14 7 7 0 0 1 0 14z"
                />
              </svg>
            </button>
          </form>
        </search>
      </div>
      {samples.length > 0 && (
        <div className={styles.notice}>
          <SampleNotice>
            Every {english.format(samples.map((part) => SAMPLE_NAMES[part]))} on this site is made up.
          </SampleNotice>
        </div>
      )}
    </header>
  )
}
