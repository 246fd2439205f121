const DELIMITERS = ['\t', ';', ',', '|']

/** What separates the cells of a header line: the candidate that it holds most often outside of quotes. */
export function findDelimiter(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}
