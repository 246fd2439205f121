'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import styles from '@/components/result/status.module.css'

/** Copies a text and says whether that worked. `describedBy` is the id of an element that distinguishes the button. */
export function CopyButton({ label, describedBy, text }: { label: string; describedBy?: string; text: () => string }) {
  const [status, setStatus] = useState('')

  async function copy() {
    setStatus('')
    try {
      await navigator.clipboard.writeText(text())
      setStatus('Copied.')
    } catch {
      // Without https, browsers give scripts no clipboard.
      setStatus('Your browser did not allow copying. Download the file, or select the text and copy it by hand.')
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={copy} aria-describedby={describedBy}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </>
  )
}
