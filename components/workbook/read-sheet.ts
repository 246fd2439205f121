import { englishNumber } from '@/components/english'
import { dateOf } from './dates'
import { refuseUnreadable, refuseWorkbook, type WorkbookLimits } from './limits'
import { createTextCollector } from './text-collector'
import { readXml } from './xml'

/** What cells refer to. */
export interface CellContext {
  texts: readonly string[]
  /** Whether a style shows a number as a date. */
  isDate: (style: number) => boolean
  is1904: boolean
}

/** The cells of a row that have a value. */
export interface Row {
  /** As a spreadsheet counts it, from 1. */
  number: number
  values: readonly (string | number)[]
  /** The column of each value, from 0. */
  columns: readonly number[]
}

export interface SheetCells {
  rows: readonly Row[]
  /** The columns of the table, ascending: all, or those with a value where all would be too many. */
  columns: readonly number[]
}

/** The last that the format has. */
const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_383

/** Reads the cells that have a value, and refuses a sheet as soon as it is past a limit. */
export function readSheet(
  part: Uint8Array,
  name: string,
  { texts, isDate, is1904 }: CellContext,
  limits: WorkbookLimits,
): SheetCells {
  const refuse = createRefusals(name, limits)
  const rows: Row[] = []
  const filled = new Set<number>()
  let cells = 0
  let characters = 0
  let number = 0
  let values: (string | number)[] = []
  let columns: number[] = []
  let column = -1
  let type = ''
  let style = 0
  const collector = createTextCollector()

  function openRow({ r }: Readonly<Record<string, string>>) {
    const next = r === undefined ? number + 1 : Number(r)
    if (!(Number.isInteger(next) && next > number && next <= LAST_ROW)) refuseUnreadable()
    number = next
    values = []
    columns = []
    column = -1
  }

  function openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>) {
    column = r === undefined ? column + 1 : columnOf(r)
    if (column > LAST_COLUMN) refuseUnreadable()
    type = t
    style = Number(s)
    collector.take()
  }

  function readValue(text: string): string | number {
    if (text === '') return ''
    if (type === 's') return texts[Number(text)] ?? ''
    if (type === 'b') return /^(?:1|true)$/.test(text) ? 'TRUE' : 'FALSE'
    const value = Number(text)
    if (type !== 'n' || !Number.isFinite(value)) return text
    return (isDate(style) && dateOf(value, is1904)) || value
  }

  function closeCell() {
    const value = readValue(collector.take())
    if (value === '') return
    const { length } = String(value)
    if (length > limits.cellCharacters) refuse.longCell(`${lettersOf(column)}${number}`)
    characters += length
    if (characters > limits.sheetCharacters) refuse.characters()
    filled.add(column)
    if (filled.size > limits.columns) refuse.columns()
    cells += 1
    if (cells > limits.cells) refuse.cells()
    values.push(value)
    columns.push(column)
  }

  function closeRow() {
    if (values.length === 0) return
    rows.push({ number, values, columns })
    if (rows.length > limits.rows) refuse.rows()
  }

  readXml(part, {
    open(tag, attributes) {
      if (tag === 'row') openRow(attributes)
      else if (tag === 'c') openCell(attributes)
      else collector.open(tag)
    },
    text: collector.add,
    close(tag) {
      if (tag === 'row') closeRow()
      else if (tag === 'c') closeCell()
      else collector.close(tag)
    },
  })
  const width = [...filled].reduce((most, one) => Math.max(most, one + 1), 0)
  const isNarrow = width <= limits.columns && rows.length * width <= limits.cells
  if (!isNarrow && rows.length * filled.size > limits.cells) refuse.cells()
  return {
    rows,
    columns: isNarrow ? Array.from({ length: width }, (_, index) => index) : [...filled].sort((a, b) => a - b),
  }
}

function createRefusals(name: string, limits: WorkbookLimits) {
  const sheet = `the sheet “${name}”`
  const deleteColumns = 'Delete the columns that you do not need, or split it.'
  return {
    rows: () => refuseWorkbook(`There are more than ${englishNumber(limits.rows)} rows in ${sheet}.`),
    columns: () =>
      refuseWorkbook(`There are more than ${englishNumber(limits.columns)} columns in ${sheet}.`, deleteColumns),
    cells: () =>
      refuseWorkbook(
        `The rows and columns of ${sheet} make a table of more than ${englishNumber(limits.cells)} cells.`,
        deleteColumns,
      ),
    characters: () =>
      refuseWorkbook(
        `There are more than ${englishNumber(limits.sheetCharacters)} characters in ${sheet}.`,
        'Split it, then try again.',
      ),
    longCell: (at: string) =>
      refuseWorkbook(
        `There are more than ${englishNumber(limits.cellCharacters)} characters in cell ${at} of ${sheet}.`,
        'Shorten it or delete it, then try again.',
      ),
  }
}

/** The column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  const [, letters] = /^([A-Z]{1,3})\d+$/i.exec(reference) ?? refuseUnreadable()
  return [...(letters ?? '').toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1
}

function lettersOf(column: number): string {
  return (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
}
