import type { ReactNode } from 'react'
import styles from './article.module.css'

/** A page of text: the only `main`, its heading and a column to read in. */
export function Article({ title, lede, children }: { title: string; lede?: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.article} id="content">
      <header className={styles.head}>
        <h1>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </header>
      <div className={styles.text}>{children}</div>
    </main>
  )
}
