export interface CsvParser {
  /** The rows that this piece of the text completes; a piece may end anywhere. */
  push(chunk: string): string[][]
  /** The last row, where the text does not end with a line end. */
  end(): string[][]
}

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Reads delimited text (RFC 4180) piece by piece. Lenient: any line end, a byte-order mark, quotes inside a bare field and
 * text after a closing quote are taken as they come; blank lines are no rows.
 */
export function createCsvParser(delimiter = ','): CsvParser {
  const separator = delimiter.charCodeAt(0)
  let rows: string[][] = []
  let row: string[] = []
  let field = ''
  let where: 'start' | 'bare' | 'quoted' | 'after quote' = 'start'
  let rowHasQuotes = false
  let isFirst = true

  function endField() {
    row.push(field)
    field = ''
    where = 'start'
  }

  function endRow() {
    endField()
    if (row.length > 1 || row[0] !== '' || rowHasQuotes) rows.push(row)
    row = []
    rowHasQuotes = false
  }

  function take(): string[][] {
    const taken = rows
    rows = []
    return taken
  }

  return {
    push(chunk) {
      let from = 0
      if (isFirst && chunk !== '') {
        isFirst = false
        if (chunk.charCodeAt(0) === 0xfeff) from = 1
      }
      for (let at = from; at < chunk.length; at++) {
        const code = chunk.charCodeAt(at)
        if (where === 'quoted') {
          if (code !== QUOTE) continue
          field += chunk.slice(from, at)
          from = at + 1
          where = 'after quote'
          continue
        }
        if (code === QUOTE && where !== 'bare') {
          // Two quotes inside quotes are one quote; a first one opens.
          if (where === 'after quote') field += '"'
          where = 'quoted'
          rowHasQuotes = true
          from = at + 1
        } else if (code === separator) {
          field += chunk.slice(from, at)
          from = at + 1
          endField()
        } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
          // The second half of a CRLF ends a blank line, which is no row.
          field += chunk.slice(from, at)
          from = at + 1
          endRow()
        } else {
          where = 'bare'
        }
      }
      field += chunk.slice(from)
      return take()
    },
    end() {
      if (where !== 'start' || row.length > 0) endRow()
      return take()
    },
  }
}
