import type { ReactNode } from 'react'
import styles from './meaning.module.css'

/** A line above a result: its meaning for somebody who decides whom to pitch. */
export function Meaning({ children }: { children: ReactNode }) {
  return <p className={styles.meaning}>{children}</p>
}
