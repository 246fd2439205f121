import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** What went wrong, and what to do. */
export interface Failure {
  title: string
  reason: string
  /** Whether trying again cannot help before the page is reloaded. */
  needsReload?: boolean
}

/**
 * What happened, and what to do. Screen readers announce an `error` at once, a `wait` (limited, paused, offline)
 * politely, and an `empty` state not at all.
 */
export function Notice({
  kind,
  title,
  actions,
  children,
}: {
  kind: 'error' | 'wait' | 'empty'
  title: string
  actions?: ReactNode
  children?: ReactNode
}) {
  const role = { error: 'alert', wait: 'status', empty: undefined }[kind]
  return (
    <div className={`${styles.notice} ${styles[kind]}`}>
      <div className={styles.text} role={role}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
