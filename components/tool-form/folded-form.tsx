import { type ReactNode, useState } from 'react'
import styles from './folded-form.module.css'

/** A form, or one line in its place once there is a result. It is open again where nothing is left to show. */
export function FoldedForm({
  line,
  run,
  isReading,
  children,
}: {
  /** Says what the result is of; undefined without a result. */
  line: string | undefined
  /** Another run has another result, which folds the form. */
  run: unknown
  isReading: boolean
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(true)
  const [seen, setSeen] = useState<unknown>()
  const shown = line === undefined ? undefined : run
  if (shown !== seen && !isReading) {
    setSeen(shown)
    setIsOpen(shown === undefined)
  }
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && setIsOpen(currentTarget.open)}
      data-markdown-ignore
    >
      <summary hidden={isOpen && line === undefined}>
        <span>{line ?? (isOpen ? '' : 'Reading…')}</span>{' '}
        <span className={styles.change}>{isOpen ? 'Close' : 'Change'}</span>
      </summary>
      {children}
    </details>
  )
}
