import { useState } from 'react'

/** Copies a text, and says afterwards whether that worked. */
export function useCopy(said: { copied: string; refused: string }) {
  const [status, setStatus] = useState('')

  async function copy(text: string) {
    setStatus('')
    try {
      await navigator.clipboard.writeText(text)
      setStatus(said.copied)
    } catch {
      // Without https, browsers give scripts no clipboard.
      setStatus(said.refused)
    }
  }

  return { status, copy }
}
