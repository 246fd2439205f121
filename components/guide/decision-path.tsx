import styles from './decision-path.module.css'

export interface Decision {
  question: string
  /** The answer that ends the path, such as “No”. */
  exit: string
  /** What the client gets then. */
  result: string
}

/** A path of questions, each of which may end it; `otherwise` is at its end. A list, so that it can be read as text. */
export function DecisionPath({ steps, otherwise }: { steps: readonly Decision[]; otherwise: string }) {
  return (
    <ol className={styles.path}>
      {steps.map(({ question, exit, result }) => (
        <li className={styles.step} key={question}>
          <strong className={styles.question}>{question}</strong>{' '}
          <span className={styles.exit}>
            {exit}: {result}
          </span>
        </li>
      ))}
      <li className={styles.end}>{otherwise}</li>
    </ol>
  )
}
