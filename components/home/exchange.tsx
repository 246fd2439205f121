import type { ReactNode } from 'react'
import styles from './exchange.module.css'

/** A request and its answer beside an explanation (`children`), without syntax colours. */
export function Exchange({
  title,
  request,
  answer,
  answerLanguage = 'json',
  answerLabel,
  children,
}: {
  title: string
  request: string
  answer: string
  answerLanguage?: 'json' | 'markdown'
  answerLabel: string
  children: ReactNode
}) {
  return (
    <div className={styles.example}>
      <div className={styles.explanation}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      <div className={styles.exchange}>
        <figure>
          <figcaption>Request</figcaption>
          <pre>
            <code className="language-sh">{request}</code>
          </pre>
        </figure>
        <figure data-tone="night">
          <figcaption>{answerLabel}</figcaption>
          <pre>
            <code className={`language-${answerLanguage}`}>{answer}</code>
          </pre>
        </figure>
      </div>
    </div>
  )
}
