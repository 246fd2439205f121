export type Cell = string | number | undefined

/** What a spreadsheet would run as a formula when it opens the file. */
const FORMULA = /^[=+\-@\t\r]/
/** The same behind a character at which some spreadsheets split, quoted or not, where the cell is not the first one. */
const FORMULA_WITHIN = /[=+\-@](?<=[;\t\r\n]"*.)/g

/**
 * The rows as CSV (RFC 4180), with CRLF line ends. An absent value is an empty cell; a text that a spreadsheet would run
 * as a formula is led by an apostrophe.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map((cell) => writeCell(cell, row.length === 1)).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell = '', alone: boolean): string {
  if (typeof cell === 'number') return String(cell)
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(FORMULA_WITHIN, "'$&")
  // An empty cell alone on its line would be read as no line at all.
  return /[",;\t\r\n]/.test(text) || (alone && text === '') ? `"${text.replaceAll('"', '""')}"` : text
}
