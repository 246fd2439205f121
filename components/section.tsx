import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A full-width part of a page under its own heading, on a field of colour when it has a tone. */
export function Section({
  id,
  title,
  lede,
  tone,
  children,
}: {
  id: string
  title: string
  lede?: ReactNode
  tone?: 'sun' | 'night'
  children?: ReactNode
}) {
  return (
    <section className={styles.section} data-tone={tone} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </section>
  )
}
