import type { ReactNode } from 'react'
import styles from './step.module.css'

/** One of the product's steps with a picture. */
export function Step({
  number,
  title,
  picture,
  children,
}: {
  number: number
  title: string
  picture: ReactNode
  children: ReactNode
}) {
  return (
    <article className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.text}>
        <h3>{title}</h3>
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </article>
  )
}
