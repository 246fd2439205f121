import { findAddresses, loneAddress } from '@/lib/domain/find-addresses'
import { siteOf } from '@/lib/domain/site-of'
import type { SheetRecord } from './records'
import { isAddressTitle } from './titles'

/** The rows among which the names of the columns are looked for. */
export const HEAD_ROWS = 10
/** Rows by which a usual row is known. */
const SAMPLE_ROWS = 200
const MAX_TITLE_CHARACTERS = 60

/**
 * The row with the names of the columns: of the first ten, the one with the most names above the first address; and
 * where the data begin. Titles are padded, so that a row counts from half of the cells that a usual row fills.
 */
export function findHeader(records: readonly SheetRecord[]): { header?: number; firstRow: number } {
  const sample = records.slice(0, SAMPLE_ROWS)
  const usual = median(sample.map(filledOf))
  const isWide = (record: SheetRecord) => 2 * filledOf(record) >= usual && !isDelimiterRow(record)
  const isData = createDataTest(sample)
  const data = sample.findIndex((record) => isWide(record) && isData(record))
  const above = sample.slice(0, data === -1 ? HEAD_ROWS : Math.min(data, HEAD_ROWS))
  const scores = above.map((record) => (isWide(record) ? scoreOf(record) : 0))
  const best = Math.max(0, ...scores)
  if (best > 0) {
    const header = scores.indexOf(best)
    return { header, firstRow: header + 1 }
  }
  return { firstRow: Math.max(0, sample.findIndex(isWide)) }
}

/**
 * Whether a row is data: it has a site where the rows around have theirs, whatever stands beside it. Elsewhere an address
 * alone tells, in a row without a known name: a name may look like an address.
 */
function createDataTest(sample: readonly SheetRecord[]): (record: SheetRecord) => boolean {
  const rows = sample.map(({ cells }) => cells.map(hasSite))
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const columns = Array.from({ length: width }, (_, index) => ({
    filled: sample.filter(({ cells }) => (cells[index] ?? '').trim() !== '').length,
    sites: rows.filter((row) => row[index]).length,
  }))
  // In a list, each line is an entry.
  const isOfSites = columns.map(({ filled, sites }) => width === 1 || (filled > 1 && 2 * (sites - 1) >= filled - 1))
  return ({ cells }) =>
    cells.some((cell, index) => isOfSites[index] && hasSite(cell)) ||
    (cells.some((cell) => loneAddress(cell) !== undefined && hasSite(cell)) && !cells.some(isAddressTitle))
}

function hasSite(cell: string): boolean {
  return findAddresses(cell).some((address) => siteOf(address).domain !== undefined)
}

/** The number of different names in a row; 0 where most cells hold something else. A known name counts for all. */
function scoreOf({ cells }: SheetRecord): number {
  const names = new Set(cells.filter(isName).map((cell) => cell.trim().toLowerCase()))
  if (2 * cells.filter(isName).length < cells.filter((cell) => cell.trim() !== '').length) return 0
  return names.size + (cells.some(isAddressTitle) ? cells.length : 0)
}

function isName(cell: string): boolean {
  const text = cell.trim()
  return text.length <= MAX_TITLE_CHARACTERS && /\p{L}/u.test(text) && !/^(?:true|false)$/i.test(text)
}

function filledOf({ cells }: SheetRecord): number {
  return cells.reduce((count, cell) => (cell.trim() === '' ? count : count + 1), 0)
}

/** Excel names the delimiter in a first row such as `sep=;`. */
function isDelimiterRow({ raw }: SheetRecord): boolean {
  return /^\ufeff?sep=/i.test(raw)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
