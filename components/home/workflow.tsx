import { SiteLink } from '@/components/frame/site-link'
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
          Drop a sheet, an export or a pile of addresses into{' '}
          <SiteLink href="/tools/prospect-list-cleaner">the cleaner</SiteLink>. Each site stays once, with its name, its
          e-mail address and your notes.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Rate</strong>
        </p>
        <p>
          One click hands it to the checker of <SiteLink href="/tools/domain-rating-checker">Domain Rating</SiteLink> or{' '}
          <SiteLink href="/tools/pagerank-checker">PageRank</SiteLink>. Your sheet comes back with the numbers beside
          your columns.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Pick</strong>
        </p>
        <p>
          <SiteLink href="/tools/compare-domains">Compare</SiteLink> the five highest on both scales. Then read them:{' '}
          <SiteLink href="/guides/qualify-a-prospect">five minutes a site</SiteLink> tell more than a number.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Write</strong>
        </p>
        <p>
          <SiteLink href="/tools/outreach-email-checker">Check the pitch</SiteLink> and its follow-ups for what makes an
          editor stop reading. The text stays in your browser.
        </p>
      </li>
    </ol>
  )
}
