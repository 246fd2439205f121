import { csvFile } from '@/components/csv/csv-file'
import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { readEndings } from '@/components/list/endings'
import type { Decision } from '@/components/list/list'
import { readList } from '@/components/list/read-list'
import type { OwnRows } from '@/components/list-table/own-columns'
import { DECISION_HEAD, decisionCells } from '@/components/review/decision-words'
import { withDecisions } from '@/components/review/with-decisions'
import { inOrderOf } from '@/components/sheet/in-order-of'
import { readNumber } from '@/components/sheet/reading/read-number'
import type { Sheet, SheetRow } from '@/components/sheet/reading/sheet'
import { sitesOf } from '@/components/sheet/sites-of'
import { endingOf, sheetFile, withoutTies } from '@/components/sheet/write-sheet'
import { type Added, findPlaces } from '@/components/workbook/writing/added'
import { findAddresses, isEmail } from '@/lib/domain/find-addresses'
import { siteOf } from '@/lib/domain/site-of'
import { InvalidInput } from '@/lib/errors'
import { type DropKind, dropKinds } from './drop-kinds'
import { keyOf } from './key-of'
import { type Cleaned, type Job, SHOWN_ROWS } from './messages'
import { type GivenRow, isReason, type Prospect, type ProspectList, prospectsOf } from './prospect-list'
import { readExclusions } from './read-exclusions'

/** Reads a list or a sheet, and splits it into what to keep and what to drop. */
export async function clean({ list: file, reading, strongestBy, shown, ...given }: Job): Promise<Cleaned> {
  const { rows, sheet } = await readList(file, reading)
  const { domains: exclude, unread } = await readExclusions(given.exclude)
  const strongest = sheet && (strongestBy === undefined ? reading?.strongestBy : columnCalled(strongestBy, sheet))
  const strengthOf = ({ cells }: SheetRow) => {
    const cell = strongest === undefined ? undefined : cells[strongest]?.trim()
    return cell === undefined ? undefined : readNumber(cell, sheet?.hasDecimalComma ?? false)
  }
  const listed: readonly GivenRow[] = sheet
    ? sheet.rows.map((row) => ({ ...row, strength: strengthOf(row), contact: contactIn(row.cells) }))
    : rows.map((row) => ({ ...row, contact: contactIn([row.entry]) }))
  const list = prospectsOf(listed, {
    exclude,
    onlyEndings: readEndings(given.onlyEndings),
    withoutEndings: readEndings(given.withoutEndings),
    dropsPlatforms: given.dropsPlatforms,
    keepsContacts: given.keepsContacts,
    neverPitch: given.keepsNeverPitch ? undefined : given.neverPitch,
  })
  const neverPitch = {
    sites: sitesOf(rows).filter((domain) => given.neverPitch?.has(domain) && !exclude.has(domain)).length,
    isKept: given.keepsNeverPitch === true,
  }
  const cleaned = { ...resultOf(list, unread), neverPitch }
  if (!sheet) return { ...cleaned, ...textFilesOf(list, shown) }
  const { files, ...written } = await filesOf(sheet, file, list, shown)
  const hasStrengths = listed.some(({ strength }) => strength !== undefined)
  return {
    ...cleaned,
    ...files,
    sheet: { ...written, strongestBy: strongest, hasStrengths, own: ownRowsOf(sheet, cleaned.firstKept) },
  }
}

/** The index of a column. Throws `InvalidInput` for an unknown name. */
function columnCalled(name: string, { view: { columns } }: Sheet): number {
  const index = columns.findIndex((title) => title.toLowerCase() === name.toLowerCase())
  if (index >= 0) return index
  throw new InvalidInput(`The spreadsheet has no column “${name}”; it has ${columns.join(', ')}.`)
}

/** Both files of a sheet have all its columns: a row that is dropped may have the better contact. */
async function filesOf(found: Sheet, file: Blob, { prospects, dropped }: ProspectList, shown: Job['shown']) {
  const kept = new Map(prospects.map((prospect) => [prospect.line, keyOf(prospect)]))
  const reasons = new Map(dropped.map(({ line, reason }) => [line, reason]))
  const keyIn = ({ number }: SheetRow) => kept.get(number)
  const ordered = shown ? inOrderOf(found, shown.keys, keyIn) : found
  const sheet = await withoutTies(ordered, file)
  const domain = domainColumn(sheet)
  const added: Added = { titles: [domain.title], places: [domain.place], cellsOf: ({ domain }) => [domain] }
  const keys = new Set<string | undefined>(shown?.keys ?? kept.values())
  return {
    rows: sheet.rows.length,
    view: sheet.view,
    ending: endingOf(sheet),
    isTied: sheet !== ordered,
    files: {
      keptFile: await sheetFile(sheet, file, {
        ...withDecisions(added, sheet, shown?.decisions ?? new Map(), keyIn),
        keep: (row) => keys.has(keyIn(row)),
      }),
      droppedFile: await sheetFile(sheet, file, {
        titles: ['Reason'],
        places: findPlaces(sheet, ['Reason'], (index) => shareOf(sheet, index, isReason) > MOST),
        cellsOf: ({ number }) => [reasons.get(number)],
        keep: ({ number }) => reasons.has(number),
      }),
    },
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

/** The rows of some prospects, with all their cells. */
function ownRowsOf({ rows, view, hasDecimalComma }: Sheet, prospects: readonly Prospect[]): OwnRows {
  const byNumber = new Map(rows.map(({ number, cells }) => [number, cells]))
  return {
    view,
    hasDecimalComma,
    rows: prospects.map((prospect) => ({ key: keyOf(prospect), cells: byNumber.get(prospect.line) ?? [] })),
  }
}

function resultOf(
  { prospects, dropped, contacts }: ProspectList,
  unread: Cleaned['unread'],
): Omit<Cleaned, 'neverPitch' | 'keptFile' | 'droppedFile'> {
  const counts = Object.keys(dropKinds).map((kind) => [kind, dropped.filter((one) => one.kind === kind).length])
  return {
    kept: prospects.length,
    sites: new Set(prospects.map(({ domain }) => domain)).size,
    contacts,
    dropped: Object.fromEntries(counts) as Record<DropKind, number>,
    unread,
    firstKept: prospects.slice(0, SHOWN_ROWS),
    restKeys: prospects.slice(SHOWN_ROWS).map(keyOf),
    firstDropped: dropped.slice(0, SHOWN_ROWS).map(({ index: _, ...shown }) => shown),
    verdict: {
      leftOut: new Map(dropped.map(({ index, reason }) => [index, reason])),
      domains: [...new Set(prospects.map(({ domain }) => domain))],
    },
  }
}

/** Both files of a list without columns. */
function textFilesOf({ prospects, dropped }: ProspectList, shown: Job['shown']) {
  const droppedRows = dropped.map(({ line, entry, reason }) => [line, entry, reason])
  return {
    keptFile: csvFile(writeCsv(prospectRows(prospects, shown))),
    droppedFile: csvFile(writeCsv([['Line', 'Entry', 'Reason'], ...droppedRows])),
  }
}

function prospectRows(prospects: readonly Prospect[], shown: Job['shown']): Cell[][] {
  const found = new Map(prospects.map((prospect) => [keyOf(prospect), prospect]))
  const { keys, decisions } = shown ?? { keys: [...found.keys()], decisions: new Map<string, Decision>() }
  const hasContacts = prospects.some(({ contact }) => contact !== undefined)
  const isDecided = decisions.size > 0
  const rows = keys.flatMap((key): Cell[][] => {
    const { domain, contact, mentions, line } = found.get(key) ?? {}
    if (domain === undefined) return []
    const decided = isDecided ? decisionCells(decisions.get(key)) : []
    return [[domain, ...(hasContacts ? [contact] : []), mentions, line, ...decided]]
  })
  const head = ['Domain', ...(hasContacts ? ['Contact'] : []), 'Mentions', 'First line']
  return [[...head, ...(isDecided ? DECISION_HEAD : [])], ...rows]
}

/** The first e-mail address in some cells, in lower case. */
function contactIn(cells: readonly string[]): string | undefined {
  for (const cell of cells) {
    // Most cells have none, and this takes a hundredth of the time.
    const email = cell.includes('@') ? findAddresses(cell).find(isEmail) : undefined
    if (email !== undefined) return email.toLowerCase()
  }
  return undefined
}
