'use client'

import { Button } from '@/components/elements/button'
import { useCopy } from '@/components/elements/use-copy'
import styles from '@/components/result/status.module.css'

/** Copies a text and says whether that worked. `describedBy` is the id of an element that distinguishes the button. */
export function CopyButton({ label, describedBy, text }: { label: string; describedBy?: string; text: () => string }) {
  const { status, copy } = useCopy({
    copied: 'Copied.',
    refused: 'Your browser did not allow copying. Download the file, or select the text and copy it by hand.',
  })

  return (
    <>
      <Button variant="quiet" onClick={() => copy(text())} aria-describedby={describedBy}>
        {label}
      </Button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </>
  )
}
