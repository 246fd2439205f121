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
  /** The name of the sheet, for the formulas that name it. */
  sheetName?: string
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

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return double ?? single
}
