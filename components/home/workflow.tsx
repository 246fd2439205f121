import { SiteLink } from '@/components/frame/site-link'
import { Unbroken } from '@/components/prose/unbroken'
import styles from './workflow.module.css'

/** How a sheet goes through the tools. */
export function Workflow() {
  return (
    <ol className={styles.workflow}>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Clean</strong>
        </p>
        <p>
          Drop a spreadsheet, an export or a pile of URLs into{' '}
          <SiteLink href="/tools/prospect-list-cleaner">the cleaner</SiteLink>. You get one row per site, with its name,
          its <Unbroken>e-mail</Unbroken> address and your notes.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Rate</strong>
        </p>
        <p>
          One click takes the list to the <SiteLink href="/tools/domain-rating-checker">Domain Rating</SiteLink> or{' '}
          <SiteLink href="/tools/pagerank-checker">PageRank</SiteLink> checker. You get your spreadsheet back with the
          numbers next to your own columns.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Pick</strong>
        </p>
        <p>
          <SiteLink href="/tools/compare-domains">Compare</SiteLink> the top five on both scales. Then read them:{' '}
          <SiteLink href="/guides/qualify-a-prospect">five minutes on a site</SiteLink> will tell you more than any
          number.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Write</strong>
        </p>
        <p>
          <SiteLink href="/tools/outreach-email-checker">Check the pitch</SiteLink> and its follow-ups for anything that
          would make an editor stop reading. The text stays in your browser.
        </p>
      </li>
    </ol>
  )
}
