'use client'

import { useRef } from 'react'
import { useCopy } from '@/components/elements/use-copy'
import styles from './copy-code.module.css'

/** Copies the visible code of the element around it that has `data-copied`. */
export function CopyCode() {
  const root = useRef<HTMLSpanElement>(null)
  const { status, copy } = useCopy({ copied: 'Copied', refused: 'Select the code to copy it' })

  function copyShown() {
    const codes = root.current?.closest('[data-copied]')?.querySelectorAll('pre') ?? []
    const shown = [...codes].find((code) => code.checkVisibility())
    return copy(shown?.textContent ?? '')
  }

  return (
    <span className={styles.copy} ref={root} data-print="no">
      <span role="status">{status}</span>
      <button type="button" className={styles.button} onClick={copyShown}>
        Copy
      </button>
    </span>
  )
}
