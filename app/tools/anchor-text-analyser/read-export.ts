import { type CsvParser, createCsvParser } from '@/components/csv/csv-parser'
import { createTextDecoder } from '@/components/csv/decode-text'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { InvalidInput } from '@/lib/errors'
import { type AnchorInputs, createClassifier } from './classify-anchor'
import { createDistribution, type Distribution } from './distribution'
import { hostOf, isOnSite } from './host-of'
import { type Columns, recogniseColumns } from './recognise-columns'
import { createSiteFinder } from './site-of'

export interface SkippedRow {
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
}

const SHOWN_SKIPPED = 100

/** Enough for a header line. */
const HEAD_CHARACTERS = 4_096

/** Reads a backlink export; `onRows` gets the number of rows so far. Throws `InvalidInput` if it has no anchors. */
export async function readExport(
  pieces: AsyncIterable<Uint8Array>,
  inputs: AnchorInputs,
  onRows: (rows: number) => void,
): Promise<AnchorReport> {
  const decoder = createTextDecoder()
  const reader = createRowReader(inputs)
  let head = ''
  let parser: CsvParser | undefined
  const addText = (text: string, isLast: boolean) => {
    head = parser ? text : head + text
    if (!parser && !isLast && head.length < HEAD_CHARACTERS) return
    parser ??= createCsvParser(findDelimiter(head))
    for (const row of parser.push(head)) reader.addRow(row)
    if (isLast) for (const row of parser.end()) reader.addRow(row)
    head = ''
    onRows(reader.rows())
  }
  for await (const piece of pieces) addText(decoder.decode(piece), false)
  addText(decoder.end(), true)
  return reader.report()
}

function createRowReader(inputs: AnchorInputs) {
  const classify = createClassifier(inputs)
  const distribution = createDistribution()
  const siteOf = createSiteFinder()
  const own = hostOf(inputs.domain)
  const skipped = new Map<string, number>()
  const skippedRows: SkippedRow[] = []
  let columns: Columns | undefined
  let width = 0
  let rows = 0

  function addRow(row: readonly string[]) {
    if (!columns) {
      columns = recogniseColumns(row)
      width = row.length
      if (!columns.headerless) return
    }
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
    if (isAlone) return 'One cell alone is no row of the table.'
    if (source !== undefined && !hostOf(source).includes('.')) return 'It names no linking page.'
    if (own !== '' && target && !isOnSite(hostOf(target), own)) return `It links to another site than ${own}.`
    return undefined
  }

  return {
    addRow,
    rows: () => rows,
    report(): AnchorReport {
      if (!columns) throw new InvalidInput('This export is empty; choose another file or paste its rows.')
      if (rows === 0)
        throw new InvalidInput('This export has a header but no rows; widen the report and export it again.')
      return {
        ...distribution.result(),
        kind: columns.kind,
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
  if (columns.notFollowed.length === 0) return undefined
  return columns.notFollowed.some((column) => isFlagged(row[column])) ? 0 : count
}

function isFlagged(cell = ''): boolean {
  return /^(?:true|1|yes|y|image)$/i.test(cell.trim())
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
