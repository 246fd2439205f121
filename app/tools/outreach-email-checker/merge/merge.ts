import { LANGUAGE_TITLE, languagesIn } from '@/app/tools/outreach-email-checker/language/read-languages'
import { isMet } from '@/app/tools/outreach-email-checker/text/branches'
import { englishNumber } from '@/components/elements/english'
import { MAX_ROWS } from '@/components/limits'
import type { Decisions } from '@/components/list-reading/list'
import { readTables } from '@/components/list-reading/read-tables'
import { type Chooser, chosenRows } from '@/components/list-table/chosen-rows'
import { decisionsIn } from '@/components/list-table/file-decisions'
import { stateOf } from '@/components/list-table/row-state'
import { keyOfRow, type ListRow } from '@/components/review/key-of-row'
import type { Choice, ListView } from '@/components/sheet/reading/choice'
import type { SheetRecord } from '@/components/sheet/reading/records'
import { findSheet } from '@/components/sheet/reading/sheet'
import { titleKey } from '@/components/sheet/reading/titles'
import type { OpenedList } from '@/components/tool-form/opened-list'
import { isAmong } from '@/lib/domain/is-among'
import { mailboxProvidersFor } from '@/lib/domain/mailbox-providers'
import { InvalidInput } from '@/lib/errors'
import { type Kind, kindOf, kindsOf } from './column-kinds'
import { columnKind, matchColumns, type Wanted } from './match-columns'
import { EMPTY, faultsOf } from './value-faults'

export interface MergeJob extends Pick<OpenedList, 'file' | 'reading' | 'leftOut'> {
  /** Says which rows were handed on, and which sites get no e-mail. */
  chooser: Chooser
  /** The rows that get an e-mail: the kept ones, where there are any, all but the skipped ones, or all. */
  which: 'kept' | 'open' | 'all'
  fields: readonly Wanted[]
  /** The e-mail's language (ISO 639); undefined where it is not known. */
  language?: string
}

interface Fault {
  /** The index of the field. */
  field: number
  what: readonly string[]
  isEmpty: boolean
}

export interface MergedRow {
  number: number
  /** The row's site, or else whoever it is about. */
  who: string
  /** By field. Undefined where it has no column. */
  values: readonly (string | undefined)[]
  faults: readonly Fault[]
  /** Says that it may be in another language than the e-mail. */
  hint?: string
}

interface MergedField extends Wanted {
  column?: number
}

export interface Merged {
  view: ListView
  fields: readonly MergedField[]
  rows: readonly MergedRow[]
  /** Rows that another tool left out. */
  leftOut: number
  /** Rows of sites that get no e-mail. */
  neverPitched: number
  /** Other rows that were not chosen. */
  passedOver: number
  /** Whether the file's own column of decisions says what is kept. */
  isByFile: boolean
  /** Columns whose values are full names, where first names are expected, each with the first of them. */
  fullNames: readonly { title: string; example: string }[]
}

/** Checks the values that each row of a list has for the merge fields of an e-mail. Throws `InvalidInput`. */
export async function merge(job: MergeJob): Promise<Merged> {
  const { file, reading, leftOut, chooser, which, fields, language } = job
  const { view, rows: all, siteColumn } = await readRows(file, reading)
  const left = all.filter(({ cells }, index) => !leftOut?.has(index) && cells.some((cell) => cell.trim() !== ''))
  const open = left.filter(({ domain }) => domain === undefined || !isAmong(chooser.never, domain))
  if (open.length === 0 && left.length > 0)
    throw new InvalidInput('Every site of this list is on your never-pitch list.')
  const inFile = decisionsInFile(left, view)
  const isByFile = chooser.decisions.size === 0 && inFile.size > 0
  const decisions = isByFile ? inFile : chooser.decisions
  // A table of the kept rows may have handed the list on. "All but the skipped rows" means the others too.
  const filter = which === 'open' ? { ...chooser.filter, state: undefined } : chooser.filter
  const handedOn = which === 'all' ? open : chosenRows(open, { ...chooser, filter })
  if (handedOn.length === 0 && open.length > 0)
    throw new InvalidInput('The rows that were handed on are no longer chosen. Choose the list again, or all rows.')
  const titles = siteColumn === undefined ? view.columns : [...view.columns, CLEANED]
  const rows = rowsFor(which, handedOn, { ...chooser, decisions }).map((row) => {
    return { ...row, cells: [...view.columns.map((_, index) => row.cells[index] ?? ''), row.domain ?? ''] }
  })
  if (rows.length === 0 && open.length > 0)
    throw new InvalidInput('No row of this list is chosen. Under “Rows to merge”, choose all rows.')
  if (rows.length === 0)
    throw new InvalidInput('There are no rows below the names of the columns. Add some, then try again.')
  if (rows.length > MAX_ROWS)
    throw new InvalidInput(
      `This list has ${englishNumber(rows.length)} rows. Up to ${englishNumber(MAX_ROWS)} can be checked at once: split it, then try again.`,
    )
  const kinds = kindsOf(view.columns, siteColumn)
  const columns = matchColumns(fields, titles, kinds, reading.columns)
  const merged = fields.map((field): MergedField => ({ ...field, column: columns[columnKind(field.key)] }))
  const expected = merged.map(({ name, column }) => {
    const own = kindOf(name)
    return own === 'text' && column !== undefined ? (kinds[column] ?? 'text') : own
  })
  const telling = titles
    .map((title, index) => ({ title, index }))
    .filter(({ title }) => LANGUAGE_TITLE.test(titleKey(title)))
  return {
    view: { ...view, columns: titles, used: columns },
    fields: merged,
    rows: rows.map((row) => ({
      number: row.number,
      who: whoOf(row, kinds, siteColumn),
      values: merged.map(({ column }) => (column === undefined ? undefined : (row.cells[column] ?? ''))),
      faults: faultsIn(row, merged, { kinds, expected, titles }),
      hint: language && languageHint(row.cells, telling, language),
    })),
    neverPitched: left.length - open.length,
    passedOver: open.length - rows.length,
    isByFile,
    leftOut: leftOut ? all.filter((_, index) => leftOut.has(index)).length : 0,
    fullNames: kinds.includes('last') ? [] : fullNamesIn(rows, merged, expected, titles),
  }
}

function rowsFor<Row extends ListRow>(which: MergeJob['which'], rows: readonly Row[], { decisions, never }: Chooser) {
  if (which === 'all') return rows
  const states = rows.map((row) => stateOf(keyOfRow(row, decisions), decisions, never))
  const isKept = which === 'kept' && states.includes('kept')
  return rows.filter((_, at) => (isKept ? states[at] === 'kept' : states[at] !== 'skipped'))
}

/** The decisions that the file has in columns of ours. A merge does not ask when they were made. */
function decisionsInFile(rows: readonly ListRow[], { columns }: ListView): Decisions {
  const own = {
    columns: columns.map((title, index) => ({ title, index })),
    rowsOf: ({ cells = [] }: ListRow) => [cells],
  }
  return decisionsIn(rows, own, (row) => keyOfRow(row, new Map()), 0)
}

async function readRows(file: Blob, reading: Choice) {
  const tables = await readTables(file)
  const providers = await mailboxProvidersFor(tables.map((table) => table.text()).join('\n'))
  // A list to be merged need not have a site.
  const sheet = findSheet(tables, reading, providers) ?? findSheet(tables, reading, providers, false)
  if (!sheet) throw new InvalidInput(NO_TABLE)
  return { ...sheet, siteColumn: sheet.rows.some(({ domain }) => domain) ? sheet.column : undefined }
}

/** The title of a column that each list with sites has besides its own. */
const CLEANED = 'The site’s domain alone'

const NO_TABLE =
  'This list has no table. Its first row should name the columns, such as “first_name,site”, with a row for each e-mail below.'

function whoOf({ cells }: SheetRecord, kinds: readonly Kind[], siteColumn: number | undefined): string {
  const columns = [
    siteColumn ?? -1,
    ...(['site', 'organisation', 'email', 'full', 'last'] as const).map((kind) => kinds.indexOf(kind)),
  ]
  return columns.map((column) => cells[column]?.trim() ?? '').find((cell) => cell !== '') ?? ''
}

function faultsIn(
  { cells }: SheetRecord,
  fields: readonly MergedField[],
  { kinds, expected, titles }: { kinds: readonly Kind[]; expected: readonly Kind[]; titles: readonly string[] },
): Fault[] {
  const valueFor = (key: string) => cells[fields.find((field) => field.key === key)?.column ?? -1]
  return fields.flatMap(({ column, places }, field) => {
    const sent = places.filter(({ conditions }) => conditions.every((condition) => isMet(condition, valueFor)))
    if (column === undefined || sent.length === 0) return []
    const others = cells.flatMap((value, index) =>
      index === column ? [] : { value, title: titles[index] ?? '', kind: kinds[index] ?? 'text' },
    )
    const about = { kind: expected[field] ?? 'text', title: titles[column] ?? '', others }
    const what = faultsOf(cells[column] ?? '', { ...about, isInSentence: sent.some((place) => place.isInSentence) })
    const isEmpty = what[0] === EMPTY
    return what.length === 0 || (isEmpty && sent.every((place) => place.hasFallback)) ? [] : [{ field, what, isEmpty }]
  })
}

/** Only a column tells a language. An ending such as `.de` does not. */
function languageHint(
  cells: readonly string[],
  columns: readonly { title: string; index: number }[],
  language: string,
): string | undefined {
  const known = columns.map(({ title, index }) => ({
    title,
    cell: cells[index] ?? '',
    read: languagesIn(cells[index] ?? ''),
  }))
  const [first] = known.filter(({ read }) => read.length > 0)
  if (!first || known.some(({ read }) => read.includes(language))) return undefined
  return `A hint: “${first.title}” is ${first.cell.trim()}, which is not the e-mail’s language`
}

/** The columns of first names where more than half of the values are full names. Two first names are common beside a last name. */
function fullNamesIn(
  rows: readonly SheetRecord[],
  fields: readonly MergedField[],
  expected: readonly Kind[],
  titles: readonly string[],
): Merged['fullNames'] {
  return fields.flatMap(({ column }, index) => {
    if (expected[index] !== 'first' || column === undefined) return []
    const filled = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => cell !== '')
    const full = filled.filter((cell) => /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){1,3}$/u.test(cell))
    const areMost = filled.length > 1 && 2 * full.length > filled.length
    return areMost ? [{ title: titles[column] ?? '', example: full[0] ?? '' }] : []
  })
}
