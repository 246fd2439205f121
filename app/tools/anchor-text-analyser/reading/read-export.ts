import { type AnchorInputs, brandOf } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'
import { countOf } from '@/components/backlinks/count-of'
import { NoColumn } from '@/components/backlinks/export-choice'
import { cellsOf, withFollowWords } from '@/components/backlinks/follow-columns'
import { hostIn } from '@/components/backlinks/host-in'
import { hostOf } from '@/components/backlinks/host-of'
import { isCrawlers } from '@/components/backlinks/link-type'
import { type LossColumns, lostColumns } from '@/components/backlinks/lost'
import { type Columns, hasNoTexts, isCrawl, isHeader, recogniseColumns } from '@/components/backlinks/recognise-columns'
import { take } from '@/components/backlinks/take'
import type { Choice, ListView } from '@/components/sheet/reading/choice'
import { HEAD_ROWS } from '@/components/sheet/reading/find-header'
import { findTable, headIn } from '@/components/sheet/reading/find-table'
import type { SheetRecord } from '@/components/sheet/reading/records'
import { MAX_COLUMNS, type Table } from '@/components/sheet/reading/text-table'
import { isAddressTitle } from '@/components/sheet/reading/titles'
import { InvalidInput } from '@/lib/errors'
import { createRowReader, type RowsReport } from './row-reader'

export interface AnchorReport extends RowsReport {
  /** The names that counted as brand. */
  brands: readonly string[]
  /** Undefined for a list, in which each line is an anchor. */
  view?: ListView
}

const SAMPLE_ROWS = 200

/** Reads a backlink export, or a list of anchors. Throws `InvalidInput` or `NoColumn`. */
export function readExport(tables: readonly Table[], inputs: AnchorInputs, choice: Choice = {}): AnchorReport {
  const found = findTable(tables, choice, { planOf, sizeOf })
  if (!found) throw new InvalidInput(EMPTY)
  const { plan, view } = found
  if (!plan.columns) throw new NoColumn(NO_COLUMN, view)
  const { domain, owner = '' } = inputs
  // Somebody who has typed names has seen the found one, and may not want it.
  const site = domain || (inputs.brands.length > 0 ? '' : targetOf(plan) || owner)
  const brands = [...new Set([...inputs.brands, ...brandOf(hostOf(site))])]
  const reader = createRowReader({ ...inputs, brands }, { ...plan, columns: plan.columns })
  let at = 0
  for (const { cells, raw, number } of plan.table.records()) {
    if (at >= plan.firstRow) reader.addRow(plan.isLines ? [lineOf(plan.table, raw, cells)] : cells, number)
    at += 1
  }
  if (at === 0) throw new InvalidInput(EMPTY)
  return { ...reader.report(), brands, view: plan.isLines ? undefined : view }
}

/** The site that most links lead to; empty where the export has no targets. */
function targetOf({ table, columns, firstRow }: Plan): string {
  const target = columns?.target
  if (target === undefined) return ''
  const sites = new Map<string, number>()
  let at = 0
  for (const { cells } of table.records()) {
    const { site } = hostIn(cells[target] ?? '')
    if (at >= firstRow && site !== undefined) sites.set(site, (sites.get(site) ?? 0) + 1)
    at += 1
  }
  const [most] = [...sites].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? ''
}

/** A workbook has cells, where a text has lines. */
function lineOf({ name }: Table, raw: string, cells: readonly string[]): string {
  return name === undefined ? raw.trim() : cells.join(' ').trim()
}

interface Plan {
  table: Table
  /** Undefined where no column has anchors. */
  columns?: Columns
  firstRow: number
  width: number
  /** Whether each line is an anchor, whatever commas it has. */
  isLines: boolean
  /** Whether a crawler wrote it, with all that a page loads among its rows. */
  isCrawl: boolean
  lost: LossColumns
  view: Omit<ListView, 'sheets' | 'sheet'>
}

function planOf(table: Table, choice: Choice): Plan {
  const sample = take(table.records(), SAMPLE_ROWS)
  const named = findNames(sample)
  const { width, titles, rows, firstRow, view } = headIn(sample, choice, named)
  if (width > MAX_COLUMNS) throw new InvalidInput(TOO_WIDE)
  const isList = width <= 1 || (table.name === undefined ? areMostlySingle(sample) : filledColumns(sample) <= 1)
  const isLines =
    isList && named === undefined && choice.header === undefined && !hasNoTexts(titles) && !isListOfSites(sample)
  const found = recogniseColumns(titles, choice)
  const columns = found && withFollowWords(withoutEmptyCount(found, rows), rows, width)
  const lines = recogniseColumns([], { columns: { anchor: 0 } })
  return {
    table,
    columns: isLines ? lines : columns,
    firstRow: isLines ? 0 : firstRow,
    // A line is one cell, whatever commas another has.
    width: isLines ? 1 : width,
    isLines,
    isCrawl: isCrawl(titles) || (columns?.types ?? []).some((type) => isCrawlers(cellsOf(sample, type))),
    lost: lostColumns(isLines ? [] : titles),
    view: {
      ...view,
      isCertain: columns !== undefined,
      used: { anchor: columns?.anchor, source: columns?.source, target: columns?.target, count: columns?.count },
    },
  }
}

/** A column without a single number counts nothing, whatever its name. */
function withoutEmptyCount(columns: Columns, rows: readonly SheetRecord[]): Columns {
  const { count } = columns
  const isEmpty =
    count !== undefined && rows.length > 0 && rows.every(({ cells }) => countOf(cells[count]) === undefined)
  return isEmpty ? { ...columns, count: undefined } : columns
}

/** A column of URLs or domains under its name. Without the name, they could be anchors. */
function isListOfSites(sample: readonly SheetRecord[]): boolean {
  const [title = '', ...cells] = cellsOf(sample, 0)
  return isAddressTitle(title) && cells.length > 0 && cells.every((cell) => /^\S+\.\S+$/.test(cell.trim()))
}

/** Commas in the texts of a list look like cells. */
function areMostlySingle(sample: readonly SheetRecord[]): boolean {
  return sample.filter(({ cells }) => cells.length > 1).length < 0.8 * sample.length
}

function filledColumns(sample: readonly SheetRecord[]): number {
  return new Set(sample.flatMap(({ cells }) => cells.flatMap((cell, at) => (cell.trim() === '' ? [] : at)))).size
}

/** The row with the names of the columns: the first row by one name, one of the next nine by two. */
function findNames(sample: readonly SheetRecord[]): number | undefined {
  const at = sample.slice(0, HEAD_ROWS).findIndex(({ cells }) => isHeader(cells))
  if (at >= 0) return at
  return sample[0] && recogniseColumns(sample[0].cells) ? 0 : undefined
}

/** By rows, which count twice if they name linking pages. A table with anchors goes first, and lists last: a cover sheet reads as lines. */
function sizeOf({ table, columns, isLines }: Plan): number {
  const rows = take(table.records()).length
  if (isLines) return rows / 1_000_000_000_000
  return columns ? rows * (columns.source === undefined ? 1 : 2) : rows / 1_000_000
}

const EMPTY = 'This export is empty. Choose another file, or paste its rows.'
const TOO_WIDE = `A row has more than ${MAX_COLUMNS} cells, so this is not an export. Choose another file, or paste its rows.`
const NO_COLUMN =
  'No column with anchor texts was found. Choose it, or paste only the anchors. In Search Console, export “Top linking text”.'
