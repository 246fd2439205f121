import { englishNumber } from '@/components/english'
import type { Entry } from '@/components/queue/queue'
import type { Sheet } from '@/components/sheet/sheet'
import { sheetFile, writeSheet } from '@/components/sheet/write-sheet'
import { sourceText } from '@/lib/site/credits'
import { CopyButton } from './copy-button'
import { DownloadButton } from './download-button'
import { type Lookup, MAX_ROWS } from './lookup'
import styles from './lookup-tool.module.css'

const TOO_FAR_DOWN = `Not looked up: only the first ${englishNumber(MAX_ROWS)} rows are.`

/** The sheet with a lookup's columns, as a file and for the clipboard. */
export function SheetExports<Value>({
  sheet,
  name,
  lookup,
  entries,
}: {
  sheet: Sheet
  /** Of the file that was given. */
  name: string
  lookup: Lookup<Value>
  entries: readonly Entry<Value>[]
}) {
  const [, ...titles] = lookup.head.slice(0, -1)
  const added = [...titles, ...['source', 'day', 'note'].map((one) => `${lookup.what} ${one}`)]

  function write(): string {
    const found = new Map(entries.map((entry) => [entry.key, entry]))
    return writeSheet(sheet, added, (row) => {
      const none = titles.map(() => undefined)
      if (row.domain === undefined) return [...none, undefined, undefined, row.reason]
      const entry = found.get(row.domain)
      if (!entry) return [...none, undefined, undefined, TOO_FAR_DOWN]
      const cells = lookup.cellsOf(entry)
      const isAnswered = entry.state === 'answered'
      const day = isAnswered ? new Date(entry.atMs).toISOString().slice(0, 10) : undefined
      return [...cells.slice(1, -1), isAnswered ? sourceText(lookup.source) : undefined, day, cells.at(-1)]
    })
  }

  return (
    <div className={styles.actions}>
      <DownloadButton
        variant="primary"
        label="Download your sheet"
        fileName={fileNameOf(name, sheet, lookup.fileName)}
        file={() => sheetFile(sheet, write())}
      />
      <CopyButton label="Copy your sheet" text={() => write().replace(/^\ufeff/, '')} />
    </div>
  )
}

function fileNameOf(name: string, { delimiter }: Sheet, lookupName: string): string {
  const [, stem = 'sheet', ending = 'xlsx'] = /^(.+)\.(csv|tsv|txt|xlsx)$/is.exec(name) ?? []
  const written = delimiter === '\t' ? 'tsv' : 'csv'
  return `${stem}-${lookupName.replace(/\.csv$/, '')}.${/xlsx/i.test(ending) ? written : ending}`
}
