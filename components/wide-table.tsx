import type { ReactNode } from 'react'
import styles from './wide-table.module.css'

/** A table that scrolls by itself where the screen is too narrow for it. `children` are its parts. */
export function WideTable({ label = 'Table', children }: { label?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this groups a table for the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0} data-wide>
      <table>{children}</table>
    </div>
  )
}
