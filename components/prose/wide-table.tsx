import type { ReactNode } from 'react'
import styles from './wide-table.module.css'

/**
 * A table that scrolls sideways on narrow screens; a slim one has few words in a cell, and fits a phone. Code in the
 * cells stays in one piece, unless `breaksCode` lets long values break anywhere.
 */
export function WideTable({
  label = 'Table',
  isSlim,
  breaksCode,
  children,
}: {
  label?: string
  isSlim?: boolean
  breaksCode?: boolean
  children?: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this groups a table for the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className={isSlim ? styles.slim : styles.scroll} role="group" aria-label={label} tabIndex={0} data-wide>
      <table className={breaksCode ? styles.breaking : undefined}>{children}</table>
    </div>
  )
}
