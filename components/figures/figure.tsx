import type { ReactNode } from 'react'
import styles from './figure.module.css'

/** A picture of data with its caption above it. The text that says the same is one of its children. */
export function Figure({ title, caption, children }: { title: string; caption: string; children: ReactNode }) {
  return (
    <figure className={styles.figure} data-wide>
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> {caption}
      </figcaption>
      {children}
    </figure>
  )
}
