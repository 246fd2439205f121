import type { ReactNode } from 'react'
import type { Entry } from '@/lib/queue/queue'
import styles from './entry-value.module.css'

/** A lookup's cell: the value, or why there is none yet or at all; never a zero in its place. */
export function EntryValue<Value>({ entry, show }: { entry: Entry<Value>; show: (value: Value) => ReactNode }) {
  switch (entry.state) {
    case 'answered':
      return show(entry.value)
    case 'queued':
      return <span className={styles.waiting}>waiting</span>
    case 'asking':
      return <span className={styles.waiting}>asking…</span>
    case 'failed':
      return (
        <span className={styles.failed}>
          unknown <small>{entry.message}</small>
        </span>
      )
  }
}
