export type Cell = string | number | undefined

/** A cell that a spreadsheet would run as a formula. Some read the full-width signs of Japanese keyboards too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/
/** A formula after a character at which some spreadsheets split cells, even quoted ones. */
const FORMULA_WITHIN = /[=+\-@＝＋－＠](?<=[;\t\r\n](?: *")*.)/g

/** Writes CSV (RFC 4180) with CRLF line ends. Undefined is an empty cell; an apostrophe disarms formulas. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows
    .map((row) => `${row.map((cell) => writeCell(cell, { isAlone: row.length === 1 })).join(',')}\r\n`)
    .join('')
}

/** One cell of CSV, disarmed; for any of the delimiters `,`, `;`, `|` and tab. `isAlone` is the only one of its row. */
export function writeCell(cell: Cell = '', { isAlone = false, hasDecimalComma = false, delimiter = ',' } = {}): string {
  if (typeof cell === 'number' && !hasDecimalComma) return String(cell)
  if (typeof cell === 'number' && delimiter !== ',') return String(cell).replace('.', ',')
  const text =
    typeof cell === 'number'
      ? String(cell).replace('.', ',')
      : (FORMULA.test(cell) ? `'${cell}` : cell).replace(FORMULA_WITHIN, "'$&")
  // Unquoted, a single empty cell would be a blank line, which parsers skip.
  return /[",;|\t\r\n]/.test(text) || (isAlone && text === '') ? `"${text.replaceAll('"', '""')}"` : text
}
