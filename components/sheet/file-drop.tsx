'use client'

import { type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from './file-drop.module.css'

const ACCEPTED = [
  '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values',
  '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.ods,application/vnd.oasis.opendocument.spreadsheet',
  '.zip,.gz,application/zip,application/gzip',
].join()

/** A field (`children`) in place of which a text, a table or a workbook can be dropped, or chosen. */
export function FileDrop({
  onFile,
  label = 'Or drop a CSV, TSV, .xlsx, .ods, .zip or .gz file here:',
  accept = ACCEPTED,
  children,
}: {
  onFile: (file: File) => void
  label?: string
  /** Other files than lists. */
  accept?: string
  children: ReactNode
}) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    const file = event.dataTransfer.files[0]
    setIsOver(false)
    if (!file) return
    event.preventDefault()
    onFile(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the input below
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <div className={styles.choice}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // Reset, so that choosing the same file again fires a change event.
            currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
    </div>
  )
}
