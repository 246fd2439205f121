import { MAX_ROWS } from '@/components/limits'
import { endingOf, withoutTies } from '@/components/list-reading/write-sheet'
import { findOwnColumns } from '@/components/list-table/own-columns'
import { keyOf } from '@/components/review/key-of'
import type { SheetRow } from '@/components/sheet/reading/sheet'
import { type DropKind, dropKinds } from './drop-kinds'
import type { Cleaned, Job } from './messages'
import { splitList } from './split-list'

/** What is left of a list or a sheet, and what was dropped. Throws `InvalidInput`. */
export async function clean(job: Job): Promise<Cleaned> {
  const { sheet: found, unread, otherSites, hasStrengths, ...list } = await splitList(job)
  const { prospects, dropped, contacts, hasSeveralContacts } = list
  const domains = [...new Set(prospects.map(({ domain }) => domain))]
  const byNumber = new Map(found?.rows.map((row) => [row.number, row]))
  const shown = prospects.slice(0, MAX_ROWS).map((prospect) => ({ prospect, row: byNumber.get(prospect.line) }))
  const counts = Object.keys(dropKinds).map((kind) => [kind, dropped.filter((one) => one.kind === kind).length])
  const sheet = found && (await withoutTies(found, job.list))
  return {
    kept: prospects.length,
    contacts,
    hasSeveralContacts,
    keptRows: new Set(prospects.map(({ line }) => line)).size,
    dropped: Object.fromEntries(counts) as Record<DropKind, number>,
    unread,
    otherSites,
    firstKept: shown.map(({ prospect, row }) => ({ ...prospect, raw: row && rawOf(row, found?.place !== undefined) })),
    restKeys: prospects.slice(MAX_ROWS).map(keyOf),
    firstDropped: dropped.slice(0, MAX_ROWS).map(({ index: _, ...one }) => one),
    verdict: { leftOut: new Map(dropped.map(({ index, reason }) => [index, reason])), domains },
    sheet: sheet && {
      rows: sheet.rows.length,
      view: sheet.view,
      ending: endingOf(sheet),
      isTied: sheet !== found,
      hasStrengths,
      columns: findOwnColumns(
        sheet,
        shown.flatMap(({ row }) => row ?? []),
      ),
      delimiter: sheet.delimiter,
      hasDecimalComma: sheet.hasDecimalComma,
    },
  }
}

/** The row as it was written. That of a workbook has its formulas disarmed, so its cells are written anew. */
function rawOf({ raw, cells }: SheetRow, isWorkbook: boolean): string {
  return isWorkbook ? cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',') : raw
}
