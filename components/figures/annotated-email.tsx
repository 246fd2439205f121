import styles from './annotated-email.module.css'

/** An e-mail whose parts are numbered, and beside it a note on what each of them does. */
export function AnnotatedEmail({ parts }: { parts: readonly { text: string; note?: string }[] }) {
  return (
    <div className={styles.email} data-wide>
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
