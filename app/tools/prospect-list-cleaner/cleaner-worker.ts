import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { readText, unclosedQuote } from '@/components/sheet/reading'
import { readRecords } from '@/components/sheet/records'
import { findSheet, type Sheet, type SheetRow } from '@/components/sheet/sheet'
import { sheetFile, writeSheet } from '@/components/sheet/write-sheet'
import type { WorkerMessage } from '@/components/tools/use-worker-run'
import { InvalidInput } from '@/lib/errors'
import { readEndings } from './endings'
import { type Cleaned, type Job, SHOWN_ROWS } from './messages'
import { createProspectList, type DropKind, domainsIn, LINE_END, type ProspectList } from './prospect-list'

/** Lines between two progress reports; each report repaints the page. */
const REPORT_LINES = 5_000

const post = (message: WorkerMessage<Cleaned>) => self.postMessage(message)

/** Cleans one list off the main thread, which also keeps the public suffix list off the page. */
self.onmessage = async ({ data }: MessageEvent<Job>) => {
  try {
    post({ kind: 'done', result: await clean(data) })
  } catch (error) {
    post({ kind: 'failed', reason: error instanceof InvalidInput ? error.message : undefined })
  }
}

async function clean({ list: file, choice, ...given }: Job): Promise<Cleaned> {
  const read = await readText(file)
  if ('reason' in read) throw new InvalidInput(read.reason)
  const list = createProspectList({
    exclude: domainsIn(given.exclude),
    onlyEndings: readEndings(given.onlyEndings),
    withoutEndings: readEndings(given.withoutEndings),
    dropsPlatforms: given.dropsPlatforms,
  })
  const records = readRecords(read.text, read.delimiter)
  const found = findSheet(records, read.encoding)
  if (!found) {
    forEach(read.text.split(LINE_END), (line) => list.addLine(line))
    return resultOf(list)
  }
  if (records.unclosedQuote) throw new InvalidInput(unclosedQuote(records.unclosedQuote))
  const isSame = choice?.columns.join('\n') === found.columns.join('\n')
  const sheet = (isSame && findSheet(records, read.encoding, choice.column)) || found
  forEach(sheet.rows, ({ cells, number, domain, reason }) => {
    list.addRow({ cell: cells[sheet.column] ?? '', line: number, domain, reason })
  })
  return { ...resultOf(list), ...filesOf(sheet, list) }
}

/** Both files of a sheet have all its columns: a row that is dropped may have the better contact. */
function filesOf(sheet: Sheet, list: ProspectList): Pick<Cleaned, 'sheet' | 'droppedFile'> {
  const reasons = new Map(list.dropped().map(({ line, reason }) => [line, reason]))
  const isDropped = ({ number }: SheetRow) => reasons.has(number)
  const kept = writeSheet(
    sheet,
    ['Domain'],
    ({ domain }) => [domain],
    (row) => !isDropped(row),
  )
  const dropped = writeSheet(sheet, ['Why'], ({ number }) => [reasons.get(number)], isDropped)
  return {
    sheet: {
      rows: sheet.rows.length,
      columns: sheet.columns,
      column: sheet.column,
      file: sheetFile(sheet, kept),
      ending: sheet.delimiter === '\t' ? 'tsv' : 'csv',
    },
    droppedFile: sheetFile(sheet, dropped),
  }
}

function forEach<Item>(items: readonly Item[], add: (item: Item) => void) {
  for (const [index, item] of items.entries()) {
    add(item)
    if (index % REPORT_LINES === 0) post({ kind: 'progress', share: index / items.length })
  }
}

function resultOf(list: ProspectList): Cleaned {
  const prospects = list.prospects()
  const dropped = list.dropped()
  const countOf = (kind: DropKind) => dropped.filter((one) => one.kind === kind).length
  return {
    kept: prospects.length,
    dropped: {
      duplicate: countOf('duplicate'),
      excluded: countOf('excluded'),
      mailbox: countOf('mailbox'),
      platform: countOf('platform'),
      ending: countOf('ending'),
      'no domain': countOf('no domain'),
    },
    firstKept: prospects.slice(0, SHOWN_ROWS),
    firstDropped: dropped.slice(0, SHOWN_ROWS),
    lines: prospects.map(({ domain }) => `${domain}\n`).join(''),
    keptFile: csvOf(
      ['Domain', 'Mentions', 'First in line'],
      prospects.map(({ domain, mentions, line }) => [domain, mentions, line]),
    ),
    droppedFile: csvOf(
      ['Line', 'Entry', 'Why'],
      dropped.map(({ line, entry, reason }) => [line, entry, reason]),
    ),
  }
}

/** With the mark by which spreadsheets know UTF-8; as a blob, which is posted without a copy. */
function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  return new Blob(['\ufeff', writeCsv([head, ...rows])], { type: 'text/csv' })
}
