import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A full-width part of a page with a heading; a tone gives it a background colour. */
export function Section({
  id,
  title,
  lede,
  tone,
  children,
}: {
  id: string
  title: string
  lede: ReactNode
  tone?: 'night'
  children: ReactNode
}) {
  return (
    <section className={styles.section} data-tone={tone} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      {children}
    </section>
  )
}
