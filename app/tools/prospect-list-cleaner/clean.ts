import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { readEndings } from '@/components/list/endings'
import { readList } from '@/components/list/read-list'
import { readNumber } from '@/components/sheet/reading/read-number'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { sitesOf } from '@/components/sheet/sites-of'
import { endingOf, sheetFile, withoutTies } from '@/components/sheet/write-sheet'
import { findPlaces } from '@/components/workbook/writing/added'
import { siteOf } from '@/lib/domain/site-of'
import { InvalidInput } from '@/lib/errors'
import { type Cleaned, type Job, SHOWN_ROWS } from './messages'
import { createProspectList, type DropKind, isReason, type ProspectList } from './prospect-list'
import { readExclusions } from './read-exclusions'

/** Reads a list or a sheet, and splits it into what to keep and what to drop. `onProgress` gets shares from 0 to 1. */
export async function clean(
  { list: file, reading, strongestBy, offset = 0, ...given }: Job,
  onProgress?: (share: number) => void,
): Promise<Cleaned> {
  const { rows, sheet } = await readList(file, { choice: reading, onProgress })
  const { domains: exclude, unread } = await readExclusions(given.exclude)
  const list = createProspectList({
    exclude,
    onlyEndings: readEndings(given.onlyEndings),
    withoutEndings: readEndings(given.withoutEndings),
    dropsPlatforms: given.dropsPlatforms,
    neverPitch: given.keepsNeverPitch ? undefined : given.neverPitch,
  })
  const neverPitch = {
    sites: sitesOf(rows).filter((domain) => given.neverPitch?.has(domain) && !exclude.has(domain)).length,
    isKept: given.keepsNeverPitch === true,
  }
  if (!sheet) {
    for (const row of rows) list.addRow(row)
    return { ...resultOf(list, offset, unread), neverPitch }
  }
  const strongest = strongestBy === undefined ? reading?.strongestBy : columnCalled(strongestBy, sheet)
  let hasStrengths = false
  for (const row of sheet.rows) {
    const cell = strongest === undefined ? undefined : row.cells[strongest]?.trim()
    const strength = cell === undefined ? undefined : readNumber(cell, sheet.hasDecimalComma)
    hasStrengths ||= strength !== undefined
    list.addRow(row, strength)
  }
  const files = await filesOf(sheet, file, list)
  return {
    ...resultOf(list, offset, unread),
    neverPitch,
    droppedFile: files.droppedFile,
    sheet: { ...files.sheet, strongestBy: strongest, hasStrengths },
  }
}

/** The index of a column. Throws `InvalidInput` for an unknown name. */
function columnCalled(name: string, { view: { columns } }: Sheet): number {
  const index = columns.findIndex((title) => title.toLowerCase() === name.toLowerCase())
  if (index >= 0) return index
  throw new InvalidInput(`The spreadsheet has no column “${name}”; it has ${columns.join(', ')}.`)
}

/** Both files of a sheet have all its columns: a row that is dropped may have the better contact. */
async function filesOf(found: Sheet, file: Blob, list: ProspectList) {
  const sheet = await withoutTies(found, file)
  const reasons = new Map(list.dropped().map(({ line, reason }) => [line, reason]))
  const isDropped = ({ number }: SheetRow) => reasons.has(number)
  const domain = domainColumn(sheet)
  return {
    sheet: {
      rows: sheet.rows.length,
      view: sheet.view,
      file: await sheetFile(sheet, file, {
        titles: [domain.title],
        places: [domain.place],
        cellsOf: ({ domain }) => [domain],
        keep: (row) => !isDropped(row),
      }),
      ending: endingOf(sheet),
      isTied: sheet !== found,
    },
    droppedFile: await sheetFile(sheet, file, {
      titles: ['Reason'],
      places: findPlaces(sheet, ['Reason'], (index) => shareOf(sheet, index, isReason) > MOST),
      cellsOf: ({ number }) => [reasons.get(number)],
      keep: isDropped,
    }),
  }
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
    return equal === 1 || (equal > MOST && registrable === 1 && index !== sheet.view.column)
  }
  const { columns } = sheet.view
  if (!sheet.header) {
    const last = columns.length - 1
    return { title: '', place: last !== sheet.view.column && isOurs(last) ? last : undefined }
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

function resultOf(list: ProspectList, offset: number, unread: Cleaned['unread']): Omit<Cleaned, 'neverPitch'> {
  const prospects = list.prospects()
  const dropped = list.dropped()
  const countOf = (kind: DropKind) => dropped.filter((one) => one.kind === kind).length
  return {
    kept: prospects.length,
    dropped: {
      duplicate: countOf('duplicate'),
      excluded: countOf('excluded'),
      'never pitch': countOf('never pitch'),
      mailbox: countOf('mailbox'),
      platform: countOf('platform'),
      ending: countOf('ending'),
      comment: countOf('comment'),
      'no domain': countOf('no domain'),
    },
    unread,
    firstKept: prospects.slice(offset, offset + SHOWN_ROWS),
    firstDropped: dropped.slice(offset, offset + SHOWN_ROWS).map(({ index: _, ...shown }) => shown),
    verdict: {
      leftOut: new Map(dropped.map(({ index, reason }) => [index, reason])),
      domains: prospects.map(({ domain }) => domain),
    },
    keptFile: csvOf(
      ['Domain', 'Mentions', 'First line'],
      prospects.map(({ domain, mentions, line }) => [domain, mentions, line]),
    ),
    droppedFile: csvOf(
      ['Line', 'Entry', 'Reason'],
      dropped.map(({ line, entry, reason }) => [line, entry, reason]),
    ),
  }
}

/** With the mark by which spreadsheets know UTF-8; as a blob, which is posted without a copy. */
function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  return new Blob(['\ufeff', writeCsv([head, ...rows])], { type: 'text/csv' })
}
