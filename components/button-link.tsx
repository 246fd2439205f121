import type { ReactNode } from 'react'
import styles from './button.module.css'

/** A link that looks like the next thing to do. One `primary` a view. */
export function ButtonLink({
  href,
  variant = 'primary',
  children,
}: {
  href: string
  variant?: 'primary' | 'quiet'
  children: ReactNode
}) {
  return (
    <a className={`${styles.button} ${styles[variant]}`} href={href}>
      {children}
    </a>
  )
}
