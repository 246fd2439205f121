import type { MouseEvent } from 'react'
import styles from './example-button.module.css'

/** Stands where the result will be on a wide screen, and fills the form in. All of it is a button, so that no text is left in markdown. */
export function ExampleButton({ detail, onClick }: { detail: string; onClick: (event: MouseEvent) => void }) {
  return (
    <button type="button" className={styles.example} onClick={onClick}>
      <span className={styles.title}>Try an example</span>
      <span className={styles.detail}>{detail}</span>
    </button>
  )
}
