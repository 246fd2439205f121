import { findDomain } from '@/lib/domain/find-domain'
import type { Encoding } from './encoding'
import type { Records, SheetRecord } from './records'

export interface SheetRow extends SheetRecord {
  /** The registrable domain in the column with the addresses. */
  domain?: string
  /** Why there is no domain. */
  reason?: string
}

/** A table that a visitor brought, with its column of addresses. */
export interface Sheet extends Omit<Records, 'records' | 'unclosedQuote'> {
  encoding: Encoding
  /** Before the rows with data: a title, and the names of the columns as the last one. */
  head: readonly SheetRecord[]
  rows: readonly SheetRow[]
  columns: readonly string[]
  /** The index of the column with the addresses. */
  column: number
}

/** Rows that the column with the addresses is found by. */
const SAMPLE_ROWS = 200

/**
 * The table in a text, or undefined if it has none: a list, a letter, or addresses in every column. `column` is the
 * index of the column with the addresses; it is found where none is given.
 */
export function findSheet(
  { records, delimiter, tail }: Records,
  encoding: Encoding,
  column?: number,
): Sheet | undefined {
  const width = widthOf(records)
  const headRows = countHeadRows(records)
  const data = records.slice(headRows)
  if (data.length === 0 || (headRows === 0 && (width === 1 || data.length === 1))) return undefined
  if (width > 1 && data.filter(({ cells }) => cells.length > 1).length < 0.8 * data.length) return undefined
  const stats = Array.from({ length: width }, (_, index) => statsOf(data.slice(0, SAMPLE_ROWS), index))
  const best = bestColumn(stats)
  if (best === undefined || (width > 1 && headRows === 0 && stats.every(({ share }) => share > 0.5))) return undefined
  const chosen = column ?? best
  return {
    delimiter,
    tail,
    encoding,
    head: records.slice(0, headRows),
    rows: data.map((record) => ({ ...record, ...findDomain(record.cells[chosen] ?? '') })),
    columns: Array.from(
      { length: width },
      (_, index) => records[headRows - 1]?.cells[index]?.trim() || `Column ${index + 1}`,
    ),
    column: chosen,
  }
}

/** Rows without an address and up to the names of the columns, which are the first row that is not much narrower. */
function countHeadRows(records: readonly SheetRecord[]): number {
  const width = widthOf(records.slice(0, SAMPLE_ROWS))
  // Excel names the delimiter in a first row such as `sep=;`.
  const at = records.findIndex(({ raw, cells }) => 2 * cells.length >= width && !/^\ufeff?sep=/i.test(raw))
  const hasAddress = records[at]?.cells.some((cell) => findDomain(cell).domain !== undefined)
  return hasAddress ? 0 : at + 1
}

function widthOf(records: readonly SheetRecord[]): number {
  return records.reduce((most, { cells }) => Math.max(most, cells.length), 0)
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
    // A title may name a site, but is more than its name.
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
