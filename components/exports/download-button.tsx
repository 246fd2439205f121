'use client'

import { Button } from '@/components/elements/button'

/** Saves a file that is made on the click: a CSV, which gets a byte-order mark, or a `file` as it is. */
export function DownloadButton({
  label,
  fileName,
  variant = 'quiet',
  ...made
}: {
  label: string
  fileName: string
  variant?: 'primary' | 'quiet'
} & ({ csv: () => string | Blob } | { file: () => Blob | Promise<Blob> })) {
  async function download() {
    // The byte-order mark tells spreadsheets that the file is UTF-8.
    const file =
      'file' in made ? await made.file() : new Blob(['\ufeff', made.csv()], { type: 'text/csv;charset=utf-8' })
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <Button variant={variant} onClick={download}>
      {label}
    </Button>
  )
}
