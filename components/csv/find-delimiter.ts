import { readRows } from './read-rows'

const DELIMITERS = ['\t', ';', ',', '|']
const MAX_ROWS = 100
/** Texts from web pages have them, and their semicolons divide nothing. */
const ENTITY =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|nbsp|quot|apos|[lg]t|[nm]dash|hellip|szlig|[lrb][sda]quo|[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|ring|slash));/gi

/**
 * The delimiter by which most rows have one number of cells, from the earliest row on: where decimal commas or texts
 * split rows alike, the names of the columns do not. A first row such as `sep=;` names it.
 */
export function findDelimiter(head: string): string {
  const [, named] = /^\ufeff?sep=([^"\r\n])(?:\r|\n|$)/i.exec(head) ?? []
  if (named) return named
  const text = head.replace(ENTITY, '')
  const tried = DELIMITERS.map((delimiter) => ({ delimiter, ...split(text, delimiter) }))
  const usual = tried.filter(({ share }) => share >= 0.5)
  const [best] = (usual.length > 0 ? usual : tried).sort((a, b) => a.before - b.before || b.cells - a.cells)
  return best?.delimiter ?? ','
}

/** Of the rows with the most frequent width above 1: their share, the rows before the first of them, and their cells. */
function split(head: string, delimiter: string): { share: number; before: number; cells: number } {
  // The head cuts its last row off.
  const rows = [...readRows(head, delimiter)].filter(({ lineEnd }) => lineEnd !== '')
  const widths = rows.slice(0, MAX_ROWS).map(({ parts }) => parts.length)
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [width, usual] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])
  if (usual === 0) return { share: 0, before: widths.length, cells: 0 }
  return { share: usual / widths.length, before: widths.indexOf(width), cells: usual * (width - 1) }
}
