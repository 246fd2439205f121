export interface CsvParser {
  /** Returns the rows that this chunk completes; a chunk may end anywhere. */
  push(chunk: string): string[][]
  /** Returns the last row, if no line end follows it. */
  end(): string[][]
}

const SPACE = 32
const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Parses delimited text (RFC 4180) in chunks. Accepts any line end, a byte-order mark, quotes inside an unquoted field,
 * spaces before an opening quote and text after a closing one; skips blank lines.
 */
export function createCsvParser(delimiter = ','): CsvParser {
  const separator = delimiter.charCodeAt(0)
  let rows: string[][] = []
  let row: string[] = []
  let field = ''
  let where: 'start' | 'spaces' | 'bare' | 'quoted' | 'after quote' = 'start'
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

  function takeRows(): string[][] {
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
          // A doubled quote is an escaped quote.
          if (where === 'after quote') field += '"'
          else field = ''
          where = 'quoted'
          rowHasQuotes = true
          from = at + 1
        } else if (code === separator) {
          field += chunk.slice(from, at)
          from = at + 1
          endField()
        } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
          // The second half of a CRLF ends a blank line, which is skipped.
          field += chunk.slice(from, at)
          from = at + 1
          endRow()
        } else {
          where = code === SPACE && (where === 'start' || where === 'spaces') ? 'spaces' : 'bare'
        }
      }
      field += chunk.slice(from)
      return takeRows()
    },
    end() {
      if (where !== 'start' || row.length > 0) endRow()
      return takeRows()
    },
  }
}
