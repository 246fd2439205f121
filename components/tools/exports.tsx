'use client'

import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { CopyButton } from './copy-button'
import { DownloadButton } from './download-button'
import styles from './exports.module.css'
import { markdownTable } from './markdown-table'

/** Buttons that export a result. `credit` is a line of markdown that names the source; `hasLink` is whether the page's address holds the list. */
export function Exports({
  fileName,
  credit,
  head,
  rows,
  hasLink = true,
}: {
  fileName: string
  credit: string
  head: readonly string[]
  rows: () => readonly (readonly Cell[])[]
  hasLink?: boolean
}) {
  return (
    <div className={styles.exports}>
      <CopyButton label="Copy as markdown" text={() => `${markdownTable(head, rows())}\n${credit}\n`} />
      <DownloadButton label="Download CSV" fileName={fileName} csv={() => writeCsv([head, ...rows()])} />
      {hasLink && <CopyButton label="Copy link" text={() => window.location.href} />}
    </div>
  )
}
