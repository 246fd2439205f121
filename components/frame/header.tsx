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

/** The skip links, of which the second is for agents, the site's name, and the pages with a navigation label. */
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
