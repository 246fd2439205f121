'use client'

import { type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from './file-drop.module.css'

const TEXT = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values'
const WORKBOOK = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A field (`children`) that accepts a dropped text or CSV file, or a workbook too, with a file input. */
export function FileDrop({
  label,
  onFile,
  takesWorkbooks = false,
  children,
}: {
  label: string
  onFile: (file: File) => void
  takesWorkbooks?: boolean
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
          accept={takesWorkbooks ? `${TEXT},${WORKBOOK}` : TEXT}
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
