import styles from './annotated-letter.module.css'

/** A letter whose parts are numbered, and beside it a note on what each of them does. */
export function AnnotatedLetter({ parts }: { parts: readonly { text: string; note?: string }[] }) {
  return (
    <div className={styles.letter} data-wide>
      <pre className={styles.text}>
        <code className="language-text">
          {parts.map(({ text, note }) =>
            note ? (
              <span className={styles.marked} key={text}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
      <ol className={styles.notes}>{parts.flatMap(({ note }) => (note ? [<li key={note}>{note}</li>] : []))}</ol>
    </div>
  )
}
