'use client'

import { useState } from 'react'
import styles from './page-actions.module.css'

const DEADLINE_MS = 10_000

/** Copies the text at an address of this site, and says whether that worked. */
export function CopyPage({ address }: { address: string }) {
  const [status, setStatus] = useState('')

  async function copy() {
    setStatus('')
    try {
      // A promise, because Safari allows the clipboard only in the click itself.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(address) })])
      setStatus('Copied.')
    } catch {
      setStatus('Your browser did not allow copying. View the markdown, and copy it from there.')
    }
  }

  return (
    <>
      <button type="button" onClick={copy}>
        Copy as markdown
      </button>{' '}
      <span className={styles.status} role="status">
        {status}
      </span>
    </>
  )
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}
