import type { ReactNode } from 'react'
import styles from './sample-notice.module.css'

/** Marks sample data; `children` say which data. */
export function SampleNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <strong className={styles.tag}>Sample data</strong> {children}
    </p>
  )
}
