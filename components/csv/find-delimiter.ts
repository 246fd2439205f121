const DELIMITERS = ['\t', ';', ',', '|']

/** The delimiter that is most frequent in the first line that has one, outside quotes. */
export function findDelimiter(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/)
  const line = lines.find((one) => /[\t;,|]/.test(one)) ?? ''
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}
