import type { ReactNode } from 'react'
import styles from './article.module.css'
import { Unbroken } from './unbroken'

/** A page of text: the only `main`, its heading and a text column. */
export function Article({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <main className={styles.article} id="content">
      <header className={styles.head}>
        <h1>
          <Unbroken>{title}</Unbroken>
        </h1>
        <p className={styles.lede}>{lede}</p>
      </header>
      <div className={styles.text}>{children}</div>
    </main>
  )
}
