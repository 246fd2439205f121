import type { ReactNode } from 'react'
import styles from './article.module.css'
import { Unbroken } from './unbroken'

/** A page of text: the only `main`, its heading and a text column. Beside a navigation, headings are in the column. */
export function Article({
  title,
  lede,
  hasNavigation,
  children,
}: {
  title: string
  lede: string
  hasNavigation?: boolean
  children: ReactNode
}) {
  return (
    <main className={hasNavigation ? `${styles.article} ${styles.narrow}` : styles.article} id="content">
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
