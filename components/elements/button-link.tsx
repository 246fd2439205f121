import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** A link that looks like a quiet button. */
export function ButtonLink(props: ComponentProps<'a'>) {
  return <a {...props} className={`${styles.button} ${styles.quiet}`} />
}
