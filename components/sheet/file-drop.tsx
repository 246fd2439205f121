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
  onFiles,
  takesSeveral = false,
  label = 'Or drop a CSV, TSV, .xlsx, .ods, .zip or .gz file here:',
  accept = ACCEPTED,
  children,
}: {
  onFiles: (files: readonly File[]) => void
  takesSeveral?: boolean
  label?: string
  /** Other files than lists. */
  accept?: string
  children: ReactNode
}) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    const files = [...event.dataTransfer.files]
    setIsOver(false)
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
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
          multiple={takesSeveral}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Reset, so that choosing the same file again fires a change event.
            currentTarget.value = ''
            onFiles(files)
          }}
        />
      </div>
    </div>
  )
}
