import styles from './exchange.module.css'

/**
 * A request and its answer, as they go over the wire. `answerLabel` says what of the answer is real. Not coloured: the home
 * page is made while somebody waits, and the grammars would have to be loaded for it.
 */
export function Exchange({
  request,
  answer,
  answerLanguage,
  answerLabel,
}: {
  request: string
  answer: string
  answerLanguage: 'json' | 'markdown' | 'http'
  answerLabel: string
}) {
  return (
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
  )
}
