'use client'

import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { CopyButton } from './copy-button'
import { DownloadButton } from './download-button'
import styles from './exports.module.css'
import { markdownTable } from './markdown-table'

export interface Exported {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** The ways to take a result along. `credit` is a line that stays with the numbers where it can. */
export function Exports({ fileName, credit, table }: { fileName: string; credit: string; table: () => Exported }) {
  return (
    <div className={styles.exports}>
      <CopyButton
        label="Copy as markdown"
        text={() => {
          const { head, rows } = table()
          return `${markdownTable(head, rows)}\n${credit}\n`
        }}
      />
      <DownloadButton
        label="Download CSV"
        fileName={fileName}
        csv={() => {
          const { head, rows } = table()
          return writeCsv([head, ...rows])
        }}
      />
      <CopyButton label="Copy link" text={() => window.location.href} />
    </div>
  )
}
