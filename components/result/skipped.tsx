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
        {entries.slice(0, MAX_LISTED).map(({ text, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and they never move
          <li key={index}>
            <strong>{shortened(text, 60)}</strong>: {reason}
          </li>
        ))}
      </ul>
      {entries.length > MAX_LISTED && <p>And {englishNumber(entries.length - MAX_LISTED)} more.</p>}
    </details>
  )
}

/** The entries of a list that have no site. `of` says which list, where a tool has several. */
export function SkippedEntries({ rejected, of = '' }: { rejected: Entries; of?: string }) {
  const title = counted(rejected.length, `entry${of} was not read`, `entries${of} were not read`)
  return <Skipped title={title} entries={rejected} />
}
