'use client'

import { useRef, useState } from 'react'
import styles from './copy-code.module.css'

/** Copies the visible code of the element around it that has `data-copied`. */
export function CopyCode() {
  const root = useRef<HTMLSpanElement>(null)
  const [status, setStatus] = useState('')

  async function copy() {
    setStatus('')
    const codes = root.current?.closest('[data-copied]')?.querySelectorAll('pre') ?? []
    const shown = [...codes].find((code) => code.checkVisibility())
    try {
      await navigator.clipboard.writeText(shown?.textContent ?? '')
      setStatus('Copied')
    } catch {
      // Without https, browsers give scripts no clipboard.
      setStatus('Select the code to copy it')
    }
  }

  return (
    <span className={styles.copy} ref={root} data-print="no">
      <span role="status">{status}</span>
      <button type="button" className={styles.button} onClick={copy}>
        Copy
      </button>
    </span>
  )
}
