import type { Cell } from '@/components/csv/write-csv'

/** The changes to a sheet. */
export interface Change {
  /** The first of the added columns, from 0; infinite without any. Its cells have no values. */
  column: number
  /** The cells that are added to a row, by its number. */
  cells: ReadonlyMap<number, readonly Cell[]>
  /** The cells that replace those of a row, by its number and their column. */
  updated?: ReadonlyMap<number, ReadonlyMap<number, Cell>>
}

/** Comments, CDATA and instructions, or a tag: closing, prefix, name, attributes, empty. */
export const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)((?:[\w.-]+:)?)([\w.-]+)((?:[^<>"'/]|\/(?!>)|"[^"]*"|'[^']*')*)(\/?)>/g

export interface Element {
  prefix: string
  name: string
  attributes: string
  isEmpty: boolean
  /** Where its tag begins. */
  index: number
}

/** How an element is written; one that is left out goes with all that is in it. */
export interface Edit {
  before?: string
  isLeftOut?: boolean
  attributes?: string
  /** Of an element without others in it. */
  text?: (text: string) => string
  /** Of an element that was empty. */
  content?: string
}

export const LEFT_OUT: Edit = { isLeftOut: true }

/** Well-formed XML with some elements edited. Everything else stays as it was written. */
export function editXml(
  xml: string,
  { open, close }: { open: (element: Element) => Edit | undefined; close?: (element: Element) => string | undefined },
): string {
  const pieces: string[] = []
  let copied = 0
  /** The name of the element that is left out. */
  let leftOut: string | undefined

  function replace(from: number, to: number, by: string) {
    pieces.push(xml.slice(copied, from), by)
    copied = to
  }

  for (const match of xml.matchAll(TOKEN)) {
    const { 0: tag, 1: closing, 2: prefix = '', 3: name = '', 4: attributes = '', 5: empty = '', index } = match
    const end = index + tag.length
    if (name === '' || (leftOut !== undefined && name !== leftOut)) continue
    const element = { prefix, name, attributes, isEmpty: empty !== '', index }
    if (leftOut !== undefined) {
      if (!closing) continue
      copied = end
      leftOut = undefined
    } else if (closing) {
      const before = close?.(element)
      if (before) replace(index, index, before)
    } else {
      const edit = open(element)
      if (edit?.before) replace(index, index, edit.before)
      if (edit?.isLeftOut) {
        replace(index, end, '')
        if (!empty) leftOut = name
      } else if (edit?.content) {
        replace(index, end, `<${prefix}${name}${edit.attributes ?? attributes}>${edit.content}</${prefix}${name}>`)
      } else if (edit?.attributes !== undefined && edit.attributes !== attributes) {
        replace(index, end, `<${prefix}${name}${edit.attributes}${empty}>`)
      }
      if (edit?.text && !empty && !edit.isLeftOut) {
        const until = xml.indexOf('<', end)
        const text = unescapeXml(xml.slice(end, until))
        const changed = edit.text(text)
        if (changed !== text) replace(end, until, escapeXml(changed))
      }
    }
  }
  pieces.push(xml.slice(copied))
  return pieces.join('')
}

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

/** The value as it is written, escaped. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return double ?? single
}

/** The attributes with other values of those that `names` matches. */
export function changeValues(attributes: string, names: string, change: (value: string) => string): string {
  const values = new RegExp(`(\\s(?:${names})=)(?:"([^"]*)"|'([^']*)')`, 'g')
  return attributes.replace(values, (found, start: string, double?: string, single?: string) => {
    const value = unescapeXml(double ?? single ?? '')
    const changed = change(value)
    return changed === value ? found : `${start}"${escapeXml(changed).replaceAll('"', '&quot;')}"`
  })
}
