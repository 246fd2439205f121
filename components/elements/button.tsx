import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** A button for an action; a link is a `ButtonLink`. One of several is primary. */
export function Button({ isPrimary = false, ...rest }: ComponentProps<'button'> & { isPrimary?: boolean }) {
  return <button type="button" {...rest} className={`${styles.button} ${isPrimary ? styles.primary : styles.quiet}`} />
}
