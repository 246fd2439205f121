import type { Encoding } from '@/components/csv/encoding'
import type { Choice } from '@/components/sheet/choice'
import { findDomain } from '@/lib/domain/find-domain'
import { InvalidInput } from '@/lib/errors'
import { hasDecimalComma } from './decimal-comma'
import { findHeader, HEAD_ROWS, type Header } from './find-header'
import { isAddress } from './is-address'
import { MAX_COLUMNS, type Table } from './read-tables'
import type { RecordsEnd, SheetRecord } from './records'
import type { SheetPlace } from './sheet-place'
import { isAddressTitle } from './titles'

export interface SheetRow extends SheetRecord {
  /** The registrable domain in the column with the addresses. */
  domain?: string
  /** Why there is no domain. */
  reason?: string
}

/** A table that a visitor brought, with its column of addresses. */
export interface Sheet {
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
  view: SheetView
}

/** How a table was read, for people to see and to correct. */
export interface SheetView {
  /** The sheets of a workbook that have a table, and how many rows of each have an address; empty for a text. */
  sheets: readonly { name: string; addresses?: number }[]
  sheet: number
  columns: readonly string[]
  /** The index of the column with the addresses. */
  column: number
  /** The first rows of the file, with their cells cut. */
  firstRows: readonly { number: number; cells: readonly string[] }[]
  /** The index of the row with the names of the columns; -1 for none. */
  header: number
  /** Whether nobody has to look at the column first: its name or its cells say what it is, and no other sheet has any. */
  isCertain: boolean
}

const SAMPLE_ROWS = 200
/** Beyond doubt: at least so many of the cells are addresses. */
const CERTAIN_SHARE = 0.9
const SHOWN_COLUMNS = 12
const SHOWN_CHARACTERS = 40

/**
 * The table of a file with the most addresses, or the chosen one; undefined where there is none, but a list or a letter.
 * Throws `InvalidInput`.
 */
export function findSheet(tables: readonly Table[], choice: Choice = {}): Sheet | undefined {
  const found = tables.flatMap((table) => {
    const sheet = sheetIn(table, {})
    return sheet ? [{ table, sheet, addresses: addressesOf(sheet) }] : []
  })
  const most = Math.max(...found.map(({ addresses }) => addresses))
  const index = choice.sheet ?? found.findIndex(({ addresses }) => addresses === most)
  const taken = found[index] ?? found[0]
  if (!taken) return undefined
  const isRead = choice.header === undefined && choice.column === undefined
  const sheet = (isRead ? undefined : sheetIn(taken.table, choice)) ?? taken.sheet
  const sheets = found.flatMap(({ table, addresses }) =>
    table.name === undefined ? [] : { name: table.name, addresses },
  )
  const isCertain = isBeyondDoubt(sheet) && found.every((one) => one === taken || one.addresses === 0)
  return { ...sheet, view: { ...sheet.view, sheets, sheet: found.indexOf(taken), isCertain } }
}

function isBeyondDoubt({ rows, header, view: { column, columns } }: Sheet): boolean {
  if (header && isAddressTitle(columns[column] ?? '')) return true
  const filled = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean)
  return filled.filter(isAddress).length >= CERTAIN_SHARE * filled.length
}

function addressesOf({ rows }: Pick<Sheet, 'rows'>): number {
  return rows.reduce((count, { domain }) => (domain === undefined ? count : count + 1), 0)
}

function sheetIn(table: Table, choice: Choice): Sheet | undefined {
  const { records, tail, unclosedQuote } = collect(table)
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (width > MAX_COLUMNS) return undefined
  const { header, firstRow } = headerOf(records, choice)
  const data = records.slice(firstRow)
  const stats = Array.from({ length: width }, (_, index) => statsOf(data.slice(0, SAMPLE_ROWS), index))
  const best = bestColumn(stats)
  const isChosen = choice.header !== undefined || choice.column !== undefined
  if (!isChosen && (best === undefined || isList(data, header, width, stats))) return undefined
  if (unclosedQuote !== undefined) {
    throw new InvalidInput(
      `The quotation mark opened in row ${unclosedQuote} is never closed. Close it, then try again.`,
    )
  }
  const column = Math.min(choice.column ?? best ?? 0, width - 1)
  const titles = header === undefined ? undefined : records[header]
  return {
    delimiter: table.delimiter,
    encoding: table.encoding,
    above: records.slice(0, header ?? firstRow),
    header: titles,
    rows: data.map((record) => ({ ...record, ...findDomain(record.cells[column] ?? '') })),
    tail,
    hasDecimalComma: hasDecimalComma(data.slice(0, SAMPLE_ROWS), table.delimiter),
    place: table.place,
    view: {
      sheets: [],
      sheet: 0,
      columns: namesOf(titles, width),
      column,
      firstRows: firstRowsOf(records),
      header: header ?? -1,
      isCertain: false,
    },
  }
}

/** The names of the columns, in their order. */
export function namesOf(titles: SheetRecord | undefined, width: number): string[] {
  return Array.from({ length: width }, (_, index) => titles?.cells[index]?.trim() || `Column ${index + 1}`)
}

/** The rows that are shown for people to choose the one with the names. */
export function firstRowsOf(records: readonly SheetRecord[]): SheetView['firstRows'] {
  return records.slice(0, HEAD_ROWS).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => {
      const text = cell.trim()
      return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
    }),
  }))
}

/** The chosen row, or else the one that is found. */
export function headerOf(records: readonly SheetRecord[], { header }: Choice): Header {
  if (header === undefined) return findHeader(records)
  return header < 0 ? { firstRow: 0 } : { header, firstRow: header + 1 }
}

/** Rows without a table: a list, a letter, or addresses in every column. */
function isList(
  data: readonly SheetRecord[],
  header: number | undefined,
  width: number,
  stats: readonly ColumnStats[],
): boolean {
  if (data.length === 0 || (header === undefined && (width === 1 || data.length === 1))) return true
  if (width > 1 && data.filter(({ cells }) => cells.length > 1).length < 0.8 * data.length) return true
  return width > 1 && header === undefined && stats.every(({ share }) => share > 0.5)
}

function collect(table: Table): RecordsEnd & { records: SheetRecord[] } {
  const records: SheetRecord[] = []
  const rows = table.records()
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return { records, ...next.value }
    records.push(next.value)
  }
}

interface ColumnStats {
  /** Different domains of web addresses, and of mail addresses. */
  sites: number
  mailDomains: number
  /** Of the cells with a text, those with an address alone. */
  share: number
}

function statsOf(rows: readonly SheetRecord[], column: number): ColumnStats {
  const sites = new Set<string>()
  const mailDomains = new Set<string>()
  let filled = 0
  let addresses = 0
  for (const { cells } of rows) {
    const cell = cells[column]?.trim() ?? ''
    if (cell === '') continue
    filled += 1
    if (/\s/.test(cell)) continue
    const { domain } = findDomain(cell)
    if (domain === undefined) continue
    addresses += 1
    if (/^[^/]*@/.test(cell)) mailDomains.add(domain)
    else sites.add(domain)
  }
  return { sites: sites.size, mailDomains: mailDomains.size, share: filled === 0 ? 0 : addresses / filled }
}

/** The first column with the most sites: a backlink export names the own site in each row as well. */
function bestColumn(stats: readonly ColumnStats[]): number | undefined {
  for (const count of ['sites', 'mailDomains'] as const) {
    const most = Math.max(...stats.map((one) => one[count]))
    if (most > 0) return stats.findIndex((one) => one[count] === most)
  }
  return undefined
}
