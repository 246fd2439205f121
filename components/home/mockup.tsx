import type { ReactNode } from 'react'
import styles from './mockup.module.css'

/** A picture of the product with invented numbers; the page's markdown leaves it out. */
export function Mockup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className={styles.mockup} data-mockup role="img" aria-label={label}>
      <p className={styles.tag}>Illustration with example numbers</p>
      <div className={styles.screen} inert>
        {children}
      </div>
    </figure>
  )
}
