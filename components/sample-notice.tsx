import type { ReactNode } from 'react'
import styles from './sample-notice.module.css'

/** Says plainly that what is shown is sample data; `children` tell which. */
export function SampleNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <strong className={styles.tag}>Sample data</strong> {children}
    </p>
  )
}
