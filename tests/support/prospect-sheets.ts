const TITLES =
  'Page ascore,Source title,Source url,Target url,Anchor,Contact,E-mail,Note,Links,First seen,Last seen,Nofollow,Country,Price'

export interface ProspectSheet {
  text: string
  domains: readonly string[]
}

/**
 * A sheet of 300 rows and 14 columns about 120 sites, with quoted line breaks, quotes, semicolons and formulas.
 * `prefix` makes its sites its own.
 */
export function prospectSheet(prefix: string, delimiter: string, lineEnd = '\r\n'): ProspectSheet {
  const domains = Array.from({ length: 120 }, (_, index) => `${prefix}-${index}.com`)
  const lines = Array.from({ length: 300 }, (_, index) => {
    const domain = domains[index % domains.length]
    return [
      index % 100,
      `"Best ""trail"" shoes, ${index}; tested"`,
      `https://www.${domain}/post/${index}`,
      'https://own.com/',
      index % 7 === 0 ? '=1+1' : 'trail shoes',
      'Zoë Müller',
      index % 3 === 0 ? '' : `editor@${domain}`,
      `"first line\r\nsecond; ""line"" of ${index}"`,
      '1.204',
      '2026-08-01',
      '12.08.2026',
      'false',
      'DE',
      `" ${index},50 € "`,
    ].join(delimiter)
  })
  const text = [TITLES.replaceAll(',', delimiter), ...lines, ''].join(lineEnd)
  return { text, domains }
}

/** The cells of delimited text, read by the rules of RFC 4180 alone. */
export function cellsOf(text: string, delimiter: string): string[][] {
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\n|\\r|$)`, 'gy')
  const rows: string[][] = [[]]
  for (const [whole, written = '', end] of text.replace(/^\ufeff/, '').matchAll(cell)) {
    if (whole === '' && rows.at(-1)?.length === 0) break
    rows.at(-1)?.push(written)
    if (end === '') break
    if (end !== delimiter) rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
