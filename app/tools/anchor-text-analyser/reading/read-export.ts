import { type AnchorInputs, createClassifier } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'
import { createDistribution, type Distribution } from '@/app/tools/anchor-text-analyser/anchors/distribution'
import { hostOf, isOnSite } from '@/app/tools/anchor-text-analyser/anchors/host-of'
import { HEAD_ROWS } from '@/components/sheet/reading/find-header'
import { firstRowsOf, headerOf, namesOf } from '@/components/sheet/reading/head'
import { MAX_COLUMNS, type Table } from '@/components/sheet/reading/read-tables'
import type { SheetRecord } from '@/components/sheet/reading/records'
import type { SheetView } from '@/components/sheet/reading/sheet'
import { InvalidInput } from '@/lib/errors'
import type { ExportChoice } from './export-choice'
import {
  type ChosenColumns,
  type Columns,
  columnsFor,
  hasNoTexts,
  isHeader,
  isSearchConsole,
  kindOf,
  recogniseColumns,
} from './recognise-columns'
import { createSiteFinder } from './site-of'

interface SkippedRow {
  /** Counted from the first row below the header. */
  row: number
  text: string
  reason: string
}

export interface AnchorReport extends Distribution {
  kind: string
  /** False if the export has no number of links, so that each text counts once. */
  isCounted: boolean
  /** How many rows were left out, by reason. */
  skipped: { reason: string; rows: number }[]
  /** The first of them. */
  skippedRows: SkippedRow[]
  /** Undefined for a list, in which each line is an anchor. */
  view?: ExportView
}

const SHOWN_SKIPPED = 100

/** How an export was read, for people to see and to correct. */
export interface ExportView extends Omit<SheetView, 'column'> {
  taken: ChosenColumns
}

/** An export that has no column with anchor texts; people can choose one. */
export class NoAnchors extends Error {
  constructor(
    message: string,
    readonly view: ExportView,
  ) {
    super(message)
  }
}

const SAMPLE_ROWS = 200

/**
 * Reads a backlink export, or a list of anchors; `onRows` gets the number of rows so far. Throws `InvalidInput` for an
 * empty one, and `NoAnchors` for one without anchors.
 */
export function readExport(
  tables: readonly Table[],
  inputs: AnchorInputs,
  { choice = {}, onRows = () => {} }: { choice?: ExportChoice; onRows?: (rows: number) => void } = {},
): AnchorReport {
  const plans = tables.map((table) => planOf(table, {}))
  const index = choice.sheet ?? bestOf(tables, plans)
  const table = tables[index]
  if (!table) throw new InvalidInput('This export is empty. Choose another file, or paste its rows.')
  const plan = planOf(table, choice)
  const named = tables.map(({ name }) => name)
  const sheets = named.flatMap((name) => (name === undefined ? [] : { name }))
  const view = { ...plan.view, sheets, sheet: index }
  if (!plan.columns) throw new NoAnchors(plan.isSearchConsole ? WRONG_REPORT : NO_COLUMN, view)
  const reader = createRowReader(inputs, plan.columns, plan.width)
  let at = 0
  for (const { cells, raw } of table.records()) {
    if (at >= plan.firstRow) reader.addRow(plan.isLines ? [raw.trim()] : cells)
    at += 1
    if (at % REPORT_ROWS === 0) onRows(at)
  }
  if (at === 0) throw new InvalidInput('This export is empty. Choose another file, or paste its rows.')
  return { ...reader.report(), kind: plan.kind, view: plan.isLines ? undefined : view }
}

/** Rows between two progress reports; each report repaints the page. */
const REPORT_ROWS = 5_000

interface Plan {
  kind: string
  /** Undefined where no column has anchors. */
  columns?: Columns
  firstRow: number
  width: number
  /** Whether each line is an anchor, whatever commas it has. */
  isLines: boolean
  isSearchConsole: boolean
  view: Omit<ExportView, 'sheets' | 'sheet'>
}

function planOf(table: Table, choice: ExportChoice): Plan {
  const sample = take(table.records(), SAMPLE_ROWS)
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (width > MAX_COLUMNS) throw new InvalidInput(TOO_WIDE)
  const named = findNames(sample)
  const { header, firstRow } =
    choice.header === undefined && named !== undefined
      ? { header: named, firstRow: named + 1 }
      : headerOf(sample, choice)
  const titles = header === undefined ? [] : (sample[header]?.cells ?? [])
  const anchor = choice.columns?.anchor
  const isList = width <= 1 || sample.filter(({ cells }) => cells.length > 1).length < 0.8 * sample.length
  const isLines = isList && named === undefined && choice.header === undefined && !hasNoTexts(titles)
  const columns = anchor === undefined ? recogniseColumns(titles) : columnsFor(titles, { ...choice.columns, anchor })
  const lines: Columns = { anchor: 0, notFollowed: [] }
  return {
    kind: columns ? kindOf(titles, columns) : 'list of anchors',
    columns: isLines ? lines : columns,
    firstRow: isLines ? 0 : firstRow,
    width,
    isLines,
    isSearchConsole: isSearchConsole(titles),
    view: {
      columns: namesOf(header === undefined ? undefined : sample[header], width),
      firstRows: firstRowsOf(sample),
      header: header ?? -1,
      isCertain: columns !== undefined,
      taken: columns
        ? { anchor: columns.anchor, source: columns.source, target: columns.target, count: columns.count }
        : {},
    },
  }
}

/** The row with the names of the columns: the first row by one name, one of the next nine by two. */
function findNames(sample: readonly SheetRecord[]): number | undefined {
  const at = sample.slice(0, HEAD_ROWS).findIndex(({ cells }) => isHeader(cells))
  if (at >= 0) return at
  return sample[0] && recogniseColumns(sample[0].cells) ? 0 : undefined
}

/** Of several sheets that with the most rows of those with anchors. */
function bestOf(tables: readonly Table[], plans: readonly Plan[]): number {
  if (tables.length < 2) return 0
  const rows = tables.map((table, index) => {
    const { columns, isLines } = plans[index] ?? {}
    const count = take(table.records()).length
    // A cover sheet reads as lines.
    return columns ? (isLines ? count / 1_000_000 : count) : 0
  })
  return rows.indexOf(Math.max(...rows))
}

function take(records: Iterable<SheetRecord>, most = Number.POSITIVE_INFINITY): SheetRecord[] {
  const taken: SheetRecord[] = []
  for (const record of records) {
    if (taken.length >= most) break
    taken.push(record)
  }
  return taken
}

const TOO_WIDE = `A row has more than ${MAX_COLUMNS} cells, so this is not an export. Choose another file, or paste its rows.`
const WRONG_REPORT =
  'This Search Console report has no anchor texts. Export “Top linking text”, or the backlinks from Ahrefs or Semrush.'
const NO_COLUMN = 'No column with anchor texts was found. Choose the column, or paste only the anchors.'

function createRowReader(inputs: AnchorInputs, columns: Columns, width: number) {
  const classify = createClassifier(inputs)
  const distribution = createDistribution()
  const siteOf = createSiteFinder()
  const own = hostOf(inputs.domain)
  const skipped = new Map<string, number>()
  const skippedRows: SkippedRow[] = []
  let rows = 0

  function addRow(row: readonly string[]) {
    rows++
    const at = (column: number | undefined) => (column === undefined ? undefined : (row[column] ?? '').trim())
    const anchor = at(columns.anchor) ?? ''
    const source = at(columns.source)
    const target = at(columns.target)
    const reason = reasonToSkip(row.length === 1 && width > 1, source, target)
    if (reason) {
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
      const text = (row.length === 1 ? row[0] : target || anchor) ?? ''
      if (skippedRows.length < SHOWN_SKIPPED) skippedRows.push({ row: rows, text, reason })
      return
    }
    const count = countOf(at(columns.count)) ?? 1
    distribution.add({
      anchor,
      type: classify(anchor, isFlagged(at(columns.image))),
      count,
      site: source === undefined ? countOf(at(columns.sites)) : siteOf(hostOf(source)),
      target: target && pageOf(target),
      followed: followedOf(row, columns, count),
    })
  }

  function reasonToSkip(isAlone: boolean, source: string | undefined, target: string | undefined): string | undefined {
    if (isAlone) return 'only one cell'
    if (source !== undefined && !hostOf(source).includes('.')) return 'no linking page'
    if (own !== '' && target && !isOnSite(hostOf(target), own)) return `no link to ${own}`
    return undefined
  }

  return {
    addRow,
    report(): Omit<AnchorReport, 'kind' | 'view'> {
      if (rows === 0)
        throw new InvalidInput(
          'This export has a header but no rows. Loosen the report’s filters, then export it again.',
        )
      return {
        ...distribution.result(),
        isCounted: columns.count !== undefined || columns.source !== undefined,
        skipped: [...skipped].map(([reason, count]) => ({ reason, rows: count })),
        skippedRows,
      }
    },
  }
}

/** The number of followed links in a row; undefined if the export does not say. */
function followedOf(row: readonly string[], columns: Columns, count: number): number | undefined {
  if (columns.followed !== undefined) return countOf(row[columns.followed])
  if (columns.follow !== undefined) return isFlagged(row[columns.follow]) ? count : 0
  if (columns.notFollowed.length === 0) return undefined
  return columns.notFollowed.some((column) => isFlagged(row[column])) ? 0 : count
}

/** As the products and spreadsheets in six languages write it. */
const FLAGGED = /^(?:true|1|yes|y|\+|image|follow|dofollow|nofollow|ja|wahr|oui|vrai|sí|si|verdadero|sì|vero|waar)$/i

function isFlagged(cell = ''): boolean {
  return FLAGGED.test(cell.trim())
}

/** An address without its scheme, `www.` and fragment, so that two spellings of one page are one. */
function pageOf(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/#.*$/s, '')
}

/** Accepts a comma, a point or a space between thousands. */
function countOf(text: string | undefined): number | undefined {
  const digits = text?.replace(/[\s,.']/g, '') ?? ''
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
}
