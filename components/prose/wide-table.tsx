import type { ReactNode } from 'react'
import scroll from '@/components/elements/scroll-hint.module.css'
import styles from './wide-table.module.css'

/**
 * A table that scrolls sideways on narrow screens; a slim one has few words in a cell, and fits a phone. Code in the
 * cells stays on one line, unless `breaksCode` lets long values break.
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
  const room = isSlim ? styles.slim : styles.scroll
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this groups a table for the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className={`${scroll.hint} ${room}`} role="group" aria-label={label} tabIndex={0} data-wide>
      <table className={breaksCode ? styles.breaking : styles.whole}>{children}</table>
    </div>
  )
}
