import { type CsvParser, createCsvParser } from '@/components/csv/csv-parser'
import { createTextDecoder } from '@/components/csv/decode-text'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { InvalidInput } from '@/lib/errors'
import { type AnchorInputs, createClassifier } from './classify-anchor'
import { createDistribution, type Distribution } from './distribution'
import { hostOf, isOnSite } from './host-of'
import { type Columns, recogniseColumns } from './recognise-columns'

export interface AnchorReport extends Distribution {
  kind: string
  /** False if the export has no number of links, so that each text counts once. */
  isCounted: boolean
  /** The number of rows with a target on another site. */
  otherSites: number
}

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
  const site = hostOf(inputs.domain)
  let columns: Columns | undefined
  let rows = 0
  let otherSites = 0

  function addRow(row: readonly string[]) {
    if (!columns) {
      columns = recogniseColumns(row)
      if (!columns.headerless) return
    }
    rows++
    const at = (column: number | undefined) => (column === undefined ? undefined : (row[column] ?? '').trim())
    const target = at(columns.target)
    if (site !== '' && target && !isOnSite(hostOf(target), site)) {
      otherSites++
      return
    }
    const anchor = at(columns.anchor) ?? ''
    const source = at(columns.source)
    distribution.add({
      anchor,
      type: classify(anchor, /^(?:true|1|yes|image)$/i.test(at(columns.image) ?? '')),
      count: countOf(at(columns.count)),
      host: source === undefined ? undefined : hostOf(source),
    })
  }

  return {
    addRow,
    rows: () => rows,
    report(): AnchorReport {
      if (!columns) throw new InvalidInput('This export is empty; choose another file or paste its rows.')
      if (rows === 0)
        throw new InvalidInput('This export has a header but no rows; widen the report and export it again.')
      const isCounted = columns.count !== undefined || columns.source !== undefined
      return { ...distribution.result(), kind: columns.kind, isCounted, otherSites }
    },
  }
}

/** Accepts a comma, a point or a space between thousands. */
function countOf(text: string | undefined): number {
  const digits = text?.replace(/[\s,.']/g, '') ?? ''
  return /^\d{1,12}$/.test(digits) ? Number(digits) : 1
}
