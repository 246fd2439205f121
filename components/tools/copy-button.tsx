'use client'

import { useState } from 'react'
import { Button } from '@/components/button'
import styles from './status.module.css'

/**
 * Puts a text, made when it is asked for, on the clipboard, and says whether that worked. `describedBy` is the id of what
 * tells this button from its like.
 */
export function CopyButton({ label, describedBy, text }: { label: string; describedBy?: string; text: () => string }) {
  const [said, setSaid] = useState('')

  async function copy() {
    setSaid('')
    try {
      await navigator.clipboard.writeText(text())
      setSaid('Copied.')
    } catch {
      // Without https a browser has no clipboard for scripts.
      setSaid('The browser refused to copy. Download the file instead, or select the text and copy it by hand.')
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={copy} aria-describedby={describedBy}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {said}
      </span>
    </>
  )
}
