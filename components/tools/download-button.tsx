'use client'

import { Button } from '@/components/button'

/** Saves a CSV as a file; the text is made on the click. */
export function DownloadButton({
  label,
  fileName,
  csv,
}: {
  label: string
  fileName: string
  csv: () => string | Blob
}) {
  function download() {
    // The byte-order mark tells spreadsheets that the file is UTF-8.
    const url = URL.createObjectURL(new Blob(['\ufeff', csv()], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <Button variant="quiet" onClick={download}>
      {label}
    </Button>
  )
}
