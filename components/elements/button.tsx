import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** A button for an action; a link is a `ButtonLink`. */
export function Button({ variant = 'primary', ...rest }: ComponentProps<'button'> & { variant?: 'primary' | 'quiet' }) {
  return <button type="button" {...rest} className={`${styles.button} ${styles[variant]}`} />
}
