import type { Source } from './sources'

/** The credit for a cell of a table: name, link, scale and the figures' day, or the `day` of asking (YYYY-MM-DD). */
export function creditText(source: Source, day: string): string {
  return `${sourceText(source)}, ${source.day ?? day}`
}

/** The same without a day, which has a cell of its own. */
export function sourceText({ name, url, scale }: Source): string {
  return `${name}, ${url}, ${scale}`
}
