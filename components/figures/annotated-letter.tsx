import styles from './annotated-letter.module.css'

interface LetterPart {
  text: string
  /** What the part does. */
  note?: string
}

/** A letter whose parts are numbered, and a note on each of them beside it. */
export function AnnotatedLetter({ parts }: { parts: readonly LetterPart[] }) {
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
