import type { ReactNode } from 'react'
import styles from './beside.module.css'

/**
 * Text with its example beside it, which stays in sight; on a narrow screen the example follows the text. `more` is text
 * that stands below both there.
 */
export function Beside({ example, more, children }: { example: ReactNode; more?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row} data-full>
      <div className={styles.text}>{children}</div>
      {example && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <div className={styles.example} role="group" aria-label="Example" tabIndex={0}>
          {example}
        </div>
      )}
      {more && <div className={styles.text}>{more}</div>}
    </div>
  )
}
