import { englishNumber } from '@/components/elements/english'
import styles from '@/components/lookup-tool/lookup-tool.module.css'
import { type Lookup, MAX_ROWS } from '@/components/lookup-tool/run/lookup'
import type { Entry } from '@/components/queue/queue'
import type { Added } from '@/components/sheet/added'
import type { Sheet } from '@/components/sheet/reading/sheet'
import { endingOf, sheetFile, writeSheet } from '@/components/sheet/write-sheet'
import { sourceText } from '@/lib/site/credits'
import { CopyButton } from './copy-button'
import { DownloadButton } from './download-button'
import { roundedCell } from './rounded-cell'

const TOO_FAR_DOWN = `Not looked up: the limit is ${englishNumber(MAX_ROWS)} rows.`

/** The sheet with a lookup's columns, as a file and for the clipboard. */
export function SheetExports<Value>({
  sheet,
  file,
  name,
  lookup,
  entries,
}: {
  sheet: Sheet
  /** That was given, and its name. */
  file: Blob
  name: string
  lookup: Lookup<Value>
  entries: readonly Entry<Value>[]
}) {
  function added(): Added {
    const [, ...titles] = lookup.head.slice(0, -1)
    const found = new Map(entries.map((entry) => [entry.key, entry]))
    const none = titles.map(() => undefined)
    return {
      titles: [...titles, ...['source', 'day', 'note'].map((one) => `${lookup.what} ${one}`)],
      cellsOf(row) {
        if (row.domain === undefined) return [...none, undefined, undefined, row.reason]
        const entry = found.get(row.domain)
        if (!entry) return [...none, undefined, undefined, TOO_FAR_DOWN]
        const cells = lookup.cellsOf(entry).map(roundedCell)
        const isAnswered = entry.state === 'answered'
        const asked = isAnswered ? new Date(entry.atMs).toISOString().slice(0, 10) : undefined
        const day = isAnswered ? (lookup.dayOf?.([entry]) ?? asked) : undefined
        return [...cells.slice(1, -1), isAnswered ? sourceText(lookup.source) : undefined, day, cells.at(-1)]
      },
    }
  }

  return (
    <div className={styles.actions}>
      <DownloadButton
        variant="primary"
        label="Download spreadsheet"
        fileName={fileNameOf(name, sheet, lookup.fileName)}
        file={() => sheetFile(sheet, file, added())}
      />
      <CopyButton label="Copy spreadsheet" text={() => writeSheet(sheet, added()).replace(/^\ufeff/, '')} />
    </div>
  )
}

function fileNameOf(name: string, sheet: Sheet, lookupName: string): string {
  const [, stem = 'sheet'] = /^(.+)\.[a-z]{3,4}$/is.exec(name) ?? []
  return `${stem}-${lookupName.replace(/\.csv$/, '')}.${endingOf(sheet, name)}`
}
