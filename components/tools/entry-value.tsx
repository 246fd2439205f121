import type { ReactNode } from 'react'
import type { Entry } from '@/components/queue/queue'
import styles from './entry-value.module.css'

/** A lookup's cell: the value, or why there is none yet or at all; never a zero in its place. */
export function EntryValue<Value>({ entry, show }: { entry: Entry<Value>; show: (value: Value) => ReactNode }) {
  switch (entry.state) {
    case 'answered':
      return show(entry.value)
    case 'queued':
      return <NoValue>waiting</NoValue>
    case 'asking':
      return <NoValue>asking…</NoValue>
    case 'failed':
      return (
        <span className={styles.failed}>
          unknown <small>{entry.message}</small>
        </span>
      )
  }
}

/** Words where a number would stand. */
export function NoValue({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>
}
