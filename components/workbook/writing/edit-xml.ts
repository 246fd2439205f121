import type { Cell } from '@/components/csv/write-csv'

/** The changes to a sheet. */
export interface Change {
  /** The first of the added columns, from 0; infinite without any. What stands there has no value. */
  column: number
  /** The cells that are added to a row, by its number. */
  cells: ReadonlyMap<number, readonly Cell[]>
  /** The cells that replace those of a row, by its number and their column. */
  updated?: ReadonlyMap<number, ReadonlyMap<number, Cell>>
  /** The numbers of the rows that leave; those below move up. */
  removed: ReadonlySet<number>
}

/** Comments, CDATA and instructions, or a tag: closing, prefix, name, attributes, empty. */
export const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)((?:[\w.-]+:)?)([\w.-]+)((?:[^<>"'/]|\/(?!>)|"[^"]*"|'[^']*')*)(\/?)>/g

export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .toWellFormed()
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return double ?? single
}
