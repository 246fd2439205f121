'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import { isNotLoaded } from '@/components/elements/is-not-loaded'
import status from '@/components/result/status.module.css'
import { InvalidInput } from '@/lib/errors'

/**
 * Saves a file that is made on the click: a CSV, which gets a byte-order mark, or a `file` as it is. `describedBy` is the
 * id of an element that distinguishes the button.
 */
export function DownloadButton({
  label,
  fileName,
  variant = 'quiet',
  describedBy,
  ...made
}: {
  label: string
  fileName: string
  variant?: 'primary' | 'quiet'
  describedBy?: string
} & ({ csv: () => string | Blob } | { file: () => Blob | Promise<Blob> })) {
  const [failure, setFailure] = useState('')

  async function download() {
    setFailure('')
    try {
      save('file' in made ? await made.file() : withByteOrderMark(made.csv()), fileName)
    } catch (error) {
      if (error instanceof InvalidInput) return setFailure(error.message)
      setFailure(isNotLoaded(error) ? NOT_LOADED : NOT_MADE)
      if (!isNotLoaded(error)) throw error
    }
  }

  return (
    <>
      <Button variant={variant} onClick={download} aria-describedby={describedBy}>
        {label}
      </Button>
      <span className={status.status} role="status">
        {failure}
      </span>
    </>
  )
}

const NOT_LOADED =
  'The part that writes this file could not be loaded. You may be offline, or the site was updated after you opened this page. Nothing is lost: everything is still here, and you can copy it. Try again once you are online; if that fails, reload the page.'
const NOT_MADE = 'This file could not be written. Nothing is lost: everything is still here, and you can copy it.'

/** It tells spreadsheets that the file is UTF-8. */
function withByteOrderMark(csv: string | Blob): Blob {
  return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' })
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
