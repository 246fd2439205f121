import { ScriptStatus } from '@/components/elements/script-status'
import styles from './copy-code.module.css'

/** A button that copies the visible code of the element around it that has `data-copied`. */
export function CopyCode() {
  return (
    <span className={styles.copy} data-print="no">
      <ScriptStatus />
      <button type="button" className={styles.button} data-copy-code>
        Copy
      </button>
    </span>
  )
}
