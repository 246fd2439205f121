const DELIMITERS = ['\t', ';', ',', '|']

/** The delimiter that is most frequent in the header line, outside quotes. */
export function findDelimiter(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}
