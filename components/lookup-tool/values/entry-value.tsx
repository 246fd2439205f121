import type { ReactNode } from 'react'
import type { Entry } from '@/components/queue/queue'
import styles from './entry-value.module.css'

/** A lookup's value, or why there is none; never a zero instead. `showWait` takes the room of the value to come. */
export function EntryValue<Value>({
  entry,
  show,
  showWait = (words) => <NoValue>{words}</NoValue>,
}: {
  entry: Entry<Value>
  show: (value: Value) => ReactNode
  showWait?: (words: string) => ReactNode
}) {
  switch (entry.state) {
    case 'answered':
      return show(entry.value)
    case 'queued':
      return showWait('waiting')
    case 'pending':
      return showWait('looking up…')
    case 'left out':
      return <NoValue>not looked up</NoValue>
    case 'failed':
      return (
        <span className={styles.failed}>
          unknown <small>{entry.message}</small>
        </span>
      )
  }
}

/** Words in place of a number. */
export function NoValue({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>
}
