import type { Encoding } from '@/components/csv/decode'
import { emailsIn, isComment, loneAddress } from '@/lib/domain/find-addresses'
import { type MailboxProviders, portals } from '@/lib/domain/mailbox-providers'
import { isPlatform } from '@/lib/domain/platforms'
import { type Entry, readCell } from '@/lib/domain/read-line'
import { siteOf } from '@/lib/domain/site-of'
import { InvalidInput } from '@/lib/errors'
import type { Choice, ListView } from './choice'
import { findColumns, type SiteColumns } from './columns'
import { hasDecimalComma } from './decimal-comma'
import { findTable, headIn } from './find-table'
import { linkedRow, type RecordsEnd, type SheetRecord } from './records'
import type { SheetPlace } from './sheet-place'
import { MAX_COLUMNS, type Table } from './text-table'
import { isAddressTitle, isEmailTitle } from './titles'

/** A row with its site, from the column of the sites or else from its e-mail address. */
export type SheetRow = SheetRecord & Entry

/** A table that a visitor brought, with its column of addresses. */
export interface Sheet extends SheetPlan {
  view: ListView
}

interface SheetPlan {
  delimiter: string
  encoding: Encoding
  /** Titles above the names of the columns, or above the data. */
  above: readonly SheetRecord[]
  /** The names of the columns. */
  header?: SheetRecord
  rows: readonly SheetRow[]
  /** Blank lines after the last row. */
  tail: string
  /** Whether numbers are added with a decimal comma. */
  hasDecimalComma: boolean
  place?: SheetPlace
  /** The index of the column with the addresses. */
  column: number
  view: Omit<ListView, 'sheets' | 'sheet'>
}

const SAMPLE_ROWS = 200
/** Beyond doubt: at least so many of the cells are addresses. */
const CERTAIN_SHARE = 0.9

/**
 * The table of a file with the most sites, or the chosen one; undefined for a list or for prose. One
 * with names of columns needs no sites if `needsSites` is false. Throws `InvalidInput`.
 */
export function findSheet(
  tables: readonly Table[],
  choice: Choice = {},
  mailboxProviders: MailboxProviders = portals,
  needsSites = true,
): Sheet | undefined {
  const found = findTable(tables, choice, {
    planOf: (table, chosen) => sheetIn(table, chosen, mailboxProviders, needsSites),
    sizeOf: sitesIn,
    countsSites: true,
  })
  if (!found) return undefined
  const { plan, view } = found
  const isCertain = isBeyondDoubt(plan) && view.sheets.every(({ index, sites }) => index === view.sheet || sites === 0)
  return { ...plan, view: { ...view, isCertain } }
}

function isBeyondDoubt({ rows, header, column, view: { columns } }: SheetPlan): boolean {
  if (header && isAddressTitle(columns[column] ?? '')) return true
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim() !== '')
  return filled.filter(isAddress).length >= CERTAIN_SHARE * filled.length
}

function isAddress(cell: string): boolean {
  const address = loneAddress(cell)
  return address !== undefined && siteOf(address).domain !== undefined
}

/** The number of different sites; a URL of a platform tells none. */
function sitesIn({ rows }: SheetPlan): number {
  return new Set(rows.flatMap(({ domain }) => (domain === undefined || isPlatform(domain) ? [] : domain))).size
}

function sheetIn(
  table: Table,
  choice: Choice,
  mailboxProviders: MailboxProviders,
  needsSites: boolean,
): SheetPlan | undefined {
  const { records, tail, unclosedQuote } = collect(table)
  const { width, firstRow, titles, view } = headIn(records.map(linkedRow), choice)
  if (width > MAX_COLUMNS) return undefined
  const header = records[view.header]
  const data = records.slice(firstRow)
  const found = findColumns(data, titles, mailboxProviders)
  const isTable = needsSites
    ? found.column !== undefined && !isList(table, records, data, header)
    : header !== undefined && data.length > 0
  const isChosen = choice.header !== undefined || choice.columns?.site !== undefined
  if (!isChosen && !isTable) return undefined
  if (unclosedQuote !== undefined)
    throw new InvalidInput(
      `The quotation mark opened in row ${unclosedQuote} is never closed. Close it, then try again.`,
    )
  const column = Math.min(choice.columns?.site ?? found.column ?? 0, width - 1)
  return {
    delimiter: table.delimiter,
    encoding: table.encoding,
    above: records.slice(0, header ? view.header : firstRow),
    header,
    rows: data.map((record) => ({
      ...record,
      ...entryOf(record, { ...found, column }, mailboxProviders),
      contacts: contactsIn(record, found),
    })),
    tail,
    hasDecimalComma: hasDecimalComma(data.slice(0, SAMPLE_ROWS), table.delimiter),
    place: table.place,
    column,
    view: { ...view, isCertain: false, used: { site: column } },
  }
}

/** The site in the row's own column, or else that of its e-mail address. */
function entryOf(
  { cells, links }: SheetRecord,
  { column, emails }: SiteColumns & { column: number },
  mailboxProviders: MailboxProviders,
): Entry {
  const cell = cells[column] ?? ''
  const written = readCell(cell, mailboxProviders)
  const link = written?.domain === undefined ? links?.get(column) : undefined
  const own = link === undefined ? written : (readCell(link, mailboxProviders) ?? written)
  // The cell was meant to have a site, so the reason why it has none is worth more than a guess.
  if (own && own.kind !== 'mailbox') return own
  const others = emails.flatMap((index) => readCell(cells[index] ?? '', mailboxProviders) ?? [])
  const other = others.find(({ domain }) => domain !== undefined) ?? own ?? others[0]
  const reason = cell.trim() === '' ? 'The cell is empty.' : 'There is no URL in the cell.'
  return other ?? { entry: cell.trim(), kind: 'no domain', reason }
}

/** The addresses in the first columns that have any in this row. */
function contactsIn(record: SheetRecord, { contacts }: SiteColumns): readonly string[] | undefined {
  const { cells } = linkedRow(record)
  for (const [rank, columns] of contacts.entries()) {
    const written = columns.flatMap((index) => emailsIn(cells[index] ?? '', rank === 0))
    const found = written.filter((address) => siteOf(address).domain !== undefined)
    if (found.length > 0) return [...new Set(found)]
  }
  return undefined
}

/** Rows without a table: a list, with comments or not, prose, or addresses in every column. */
function isList(
  table: Table,
  records: readonly SheetRecord[],
  data: readonly SheetRecord[],
  header: SheetRecord | undefined,
): boolean {
  if (data.length === 0) return true
  const rows = records.filter(({ raw }) => !isComment(raw))
  const isOneColumn = rows.every(({ cells }) => cells.length === 1)
  if (isOneColumn && (header === undefined || rows.length < records.length || mayBeEntry(table, header))) return true
  if (header === undefined && data.length === 1) return true
  if (!isOneColumn && data.filter(({ cells }) => cells.length > 1).length < 0.8 * data.length) return true
  return header === undefined && !isOneColumn && hasAddressesOnly(data.slice(0, SAMPLE_ROWS))
}

/** Whether the title of a text's one column may be an entry that is not understood. A workbook is written again. */
function mayBeEntry({ place }: Table, { cells: [title = ''] }: SheetRecord): boolean {
  return place === undefined && !isAddressTitle(title) && !isEmailTitle(title)
}

function hasAddressesOnly(rows: readonly SheetRecord[]): boolean {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }).every((_, index) => {
    const filled = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell.trim() !== '')
    return filled.filter(isAddress).length > 0.5 * filled.length
  })
}

function collect(table: Table): RecordsEnd & { records: SheetRecord[] } {
  const records: SheetRecord[] = []
  const rows = table.records()
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return { records, ...next.value }
    records.push(next.value)
  }
}
