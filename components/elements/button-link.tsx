import type { ReactNode } from 'react'
import styles from './button.module.css'

/** A link that looks like a quiet button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={`${styles.button} ${styles.quiet}`} href={href}>
      {children}
    </a>
  )
}
