import { csvFile } from '@/components/csv/csv-file'
import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { sheetFile, withoutTies } from '@/components/list-reading/write-sheet'
import { decisionOn } from '@/components/review/decision-on'
import { DECISION_HEAD, decisionCells } from '@/components/review/decision-words'
import { keyOf } from '@/components/review/key-of'
import { withDecisions } from '@/components/review/with-decisions'
import { inOrderOf } from '@/components/sheet/in-order-of'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { type Added, findPlaces } from '@/components/workbook/writing/added'
import { siteOf } from '@/lib/domain/site-of'
import type { FileJob, ShownRows } from './messages'
import { isReason, type Prospect } from './prospect-list'
import { splitList } from './split-list'

/** Writes some rows of a list. Those of a sheet keep all its columns: a dropped row may have the better contact. */
export async function writeFile({ wanted, ...job }: FileJob): Promise<Blob> {
  const { sheet, prospects, dropped } = await splitList(job)
  if (wanted !== 'dropped') return sheet ? shownSheet(sheet, job.list, prospects, wanted) : shownText(prospects, wanted)
  if (!sheet) {
    const entries = dropped.map(({ line, entry, reason }) => [line, entry, reason])
    return csvFile(writeCsv([['Line', 'Entry', 'Reason'], ...entries]))
  }
  const reasons = new Map(dropped.map(({ line, reason }) => [line, reason]))
  return sheetFile(await withoutTies(sheet, job.list), job.list, {
    titles: ['Reason'],
    places: findPlaces(sheet, ['Reason'], (index) => shareOf(sheet, index, isReason) > MOST),
    cellsOf: ({ number }) => [reasons.get(number)],
    keep: ({ number }) => reasons.has(number),
  })
}

async function shownSheet(found: Sheet, file: Blob, prospects: readonly Prospect[], { keys, decisions }: ShownRows) {
  const shown = new Set(keys)
  const entries = prospects.map((prospect) => [prospect.line, keyOf(prospect)] as const)
  // Of several contacts in a row, the first one that is shown names it.
  const keysByLine = new Map(entries.filter(([, key]) => shown.has(key)).reverse())
  const keyIn = ({ number }: SheetRow) => keysByLine.get(number)
  const sheet = await withoutTies(inOrderOf(found, keys, keyIn), file)
  const domain = domainColumn(sheet)
  const added: Added = { titles: [domain.title], places: [domain.place], cellsOf: ({ domain }) => [domain] }
  return sheetFile(sheet, file, {
    ...withDecisions(added, sheet, decisions, keyIn),
    keep: (row) => keyIn(row) !== undefined,
  })
}

/** A URL may have been changed since a file was cleaned, and a reason may be a rare one. */
const MOST = 0.8

/**
 * The column with the domains, which an earlier cleaning may have added: its cells are registrable, and most are those of
 * their rows. A visitor's own one of this title is left as it is.
 */
function domainColumn(sheet: Sheet): { title: string; place?: number } {
  const isOurs = (index: number) => {
    const equal = shareOf(sheet, index, (cell, { domain }) => domain === undefined || cell === domain)
    const registrable = shareOf(sheet, index, (cell) => siteOf(cell).domain === cell)
    return equal === 1 || (equal > MOST && registrable === 1 && index !== sheet.column)
  }
  const { columns } = sheet.view
  if (!sheet.header) {
    const last = columns.length - 1
    return { title: '', place: last !== sheet.column && isOurs(last) ? last : undefined }
  }
  const [place] = TITLES.flatMap((title) => findPlaces(sheet, [title], isOurs)).filter((one) => one !== undefined)
  return { title: columns.includes(TITLES[0]) ? TITLES[1] : TITLES[0], place }
}

/** The second is for a sheet that has a column of the first one already. */
const TITLES = ['Domain', 'Cleaned domain'] as const

/** The share of the cells with a text in a column. */
function shareOf({ rows }: Sheet, index: number, isOne: (cell: string, row: SheetRow) => boolean): number {
  const filled = rows.filter(({ cells }) => (cells[index] ?? '').trim() !== '')
  return filled.filter((row) => isOne((row.cells[index] ?? '').trim(), row)).length / filled.length
}

function shownText(prospects: readonly Prospect[], { keys, decisions }: ShownRows): Blob {
  const found = new Map(prospects.map((prospect) => [keyOf(prospect), prospect]))
  const hasContacts = prospects.some(({ contact }) => contact !== undefined)
  const isDecided = decisions.size > 0
  const rows = keys.flatMap((key): Cell[][] => {
    const { domain, contact, mentions, line } = found.get(key) ?? {}
    if (domain === undefined) return []
    const decided = isDecided ? decisionCells(decisionOn(key, decisions)) : []
    return [[domain, ...(hasContacts ? [contact] : []), mentions, line, ...decided]]
  })
  const head = ['Domain', ...(hasContacts ? ['Contact'] : []), 'Mentions', 'First line']
  return csvFile(writeCsv([[...head, ...(isDecided ? DECISION_HEAD : [])], ...rows]))
}
