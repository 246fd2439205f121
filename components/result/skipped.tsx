import { counted, englishNumber } from '@/components/elements/english'
import { shortened } from '@/components/elements/shortened'
import styles from './skipped.module.css'

/** A longer list helps nobody. */
const MAX_LISTED = 200

type Entries = readonly { text: string; reason: string }[]

/** What a tool left out, with its reasons. `title` counts it. */
export function Skipped({ title, entries }: { title: string; entries: Entries }) {
  if (entries.length === 0) return null
  return (
    <details className={styles.skipped}>
      <summary>{title}</summary>
      <ul>
        {entries.slice(0, MAX_LISTED).map(({ text, reason }) => (
          <li key={text}>
            <strong>{shortened(text, 60)}</strong>: {reason}
          </li>
        ))}
      </ul>
      {entries.length > MAX_LISTED && <p>And {englishNumber(entries.length - MAX_LISTED)} more.</p>}
    </details>
  )
}

/** The words of a list that look like a domain but are none. */
export function SkippedEntries({ rejected }: { rejected: Entries }) {
  const one = 'entry is not a domain and was left out'
  return (
    <Skipped title={counted(rejected.length, one, 'entries are not domains and were left out')} entries={rejected} />
  )
}
