export type Cell = string | number | undefined

/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** A formula after a character at which some spreadsheets split cells, even quoted ones. */
const FORMULA_WITHIN = /[=+\-@](?<=[;\t\r\n]"*.)/g

/** Writes CSV (RFC 4180) with CRLF line ends. Undefined is an empty cell; an apostrophe disarms formulas. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map((cell) => writeCell(cell, row.length === 1)).join(',')}\r\n`).join('')
}

/** One cell of CSV, disarmed; for any of the delimiters `,`, `;`, `|` and tab. */
export function writeCell(cell: Cell = '', isOnlyCell = false): string {
  if (typeof cell === 'number') return String(cell)
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(FORMULA_WITHIN, "'$&")
  // Unquoted, a single empty cell would be a blank line, which parsers skip.
  return /[",;|\t\r\n]/.test(text) || (isOnlyCell && text === '') ? `"${text.replaceAll('"', '""')}"` : text
}
