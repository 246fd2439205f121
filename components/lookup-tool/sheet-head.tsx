import type { ReactNode } from 'react'
import { counted, englishNumber } from '@/components/elements/english'
import { MAX_ROWS } from '@/components/limits'
import { SkippedEntries } from '@/components/result/skipped'
import type { Choice } from '@/components/sheet/reading/choice'
import { SheetChoice, SITE_COLUMN } from '@/components/sheet/sheet-choice'
import { sitesOf } from '@/components/sheet/sites-of'
import type { LookupSheet } from './lookup-list'
import styles from './lookup-tool.module.css'

/** What was found in a sheet: its size, how it was read, which can be changed, and the rows without an address. */
export function SheetHead({
  found: { name, sheet, left, leftOut, rejected },
  onChange,
  children,
}: {
  found: LookupSheet
  onChange: (choice: Choice) => void
  /** Shown below the choice. */
  children?: ReactNode
}) {
  const { rows, view } = sheet
  const sites = sitesOf(left).length
  return (
    <div className={styles.group}>
      <h2>{name}</h2>
      <p>
        {counted(rows.length, 'row')}, {counted(view.columns.length, 'column')}, {counted(sites, 'different site')}.
        {leftOut && leftOut.size > 0 && ` ${counted(leftOut.size, 'row')} that the list cleaner dropped are left out.`}
        {sites > MAX_ROWS &&
          ` The limit is ${englishNumber(MAX_ROWS)} sites at a time; split the spreadsheet to look up the others.`}
      </p>
      <SheetChoice view={view} labels={[SITE_COLUMN]} onChange={onChange} />
      {children}
      <SkippedEntries rejected={rejected} />
    </div>
  )
}
