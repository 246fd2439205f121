/** A CSV as a file, with the mark by which spreadsheets know UTF-8. */
export function csvFile(...parts: string[]): Blob {
  return new Blob(['\ufeff', ...parts], { type: 'text/csv;charset=utf-8' })
}
