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
          Drop a spreadsheet, an export or a pile of URLs into <a href="/tools/prospect-list-cleaner">the cleaner</a>.
          You get one row per site, with its name, its <Unbroken>e-mail</Unbroken> address and your notes.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Rate</strong>
        </p>
        <p>
          One click takes the list to the <a href="/tools/domain-rating-checker">Domain Rating</a> or{' '}
          <a href="/tools/pagerank-checker">PageRank</a> checker. You get your spreadsheet back with the numbers next to
          your own columns.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Pick</strong>
        </p>
        <p>
          <a href="/tools/compare-domains">Compare</a> the top five on both scales. Then read them:{' '}
          <a href="/guides/qualify-a-prospect">five minutes on a site</a> will tell you more than any number.
        </p>
      </li>
      <li className={styles.stage}>
        <p className={styles.title}>
          <strong>Write</strong>
        </p>
        <p>
          <a href="/tools/outreach-email-checker">Check the pitch</a> and its follow-ups for anything that would make an
          editor stop reading. The text stays in your browser.
        </p>
      </li>
    </ol>
  )
}
