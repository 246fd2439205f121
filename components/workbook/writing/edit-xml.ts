import type { Cell } from '@/components/csv/write-csv'
import { escapeXml } from '@/lib/escape-xml'
import { scanTags, type Tag } from './scan-tags'

/** The changes to a sheet. */
export interface Change {
  /** The first of the added columns, from 0; infinite without any. Its cells have no values. */
  column: number
  /** The cells that are added to a row, by its number. */
  cells: ReadonlyMap<number, readonly Cell[]>
  /** The cells that replace those of a row, by its number and their column. */
  updated?: ReadonlyMap<number, ReadonlyMap<number, Cell>>
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

/** What is written before the end of an element, or in place of the element that begins at `from`. */
interface End {
  text: string
  from?: number
}

/** Well-formed XML with some elements edited. Everything else stays as it was written. */
export function editXml(
  xml: string,
  { open, close }: { open: (tag: Tag) => Edit | undefined; close?: (tag: Tag) => End | undefined },
): string {
  const pieces: string[] = []
  let copied = 0
  /** The depth of the element that is left out. */
  let leftOut = Number.POSITIVE_INFINITY

  function replace(from: number, to: number, by: string) {
    pieces.push(xml.slice(copied, from), by)
    copied = to
  }

  scanTags(xml, {
    open(tag) {
      if (tag.depth > leftOut) return
      const edit = open(tag)
      if (!edit) return
      const { prefix, name, start, end, isEmpty } = tag
      const { before = '', attributes = tag.attributes, content, text } = edit
      if (edit.isLeftOut) {
        replace(start, end, before)
        if (!isEmpty) leftOut = tag.depth
      } else if (content) {
        replace(start, end, `${before}<${prefix}${name}${attributes}>${content}</${prefix}${name}>`)
      } else if (before || attributes !== tag.attributes) {
        replace(start, end, `${before}<${prefix}${name}${attributes}${isEmpty ? '/' : ''}>`)
      }
      if (text && !isEmpty && !edit.isLeftOut) {
        const until = xml.indexOf('<', end)
        const written = unescapeXml(xml.slice(end, until))
        const changed = text(written)
        if (changed !== written) replace(end, until, escapeXml(changed))
      }
    },
    close(tag) {
      if (tag.depth > leftOut) return
      if (tag.depth === leftOut) {
        copied = tag.end
        leftOut = Number.POSITIVE_INFINITY
      } else {
        const end = close?.(tag)
        if (end?.from !== undefined) replace(end.from, tag.end, end.text)
        else if (end) replace(tag.start, tag.start, end.text)
      }
    },
  })
  pieces.push(xml.slice(copied))
  return pieces.join('')
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
    return changed === value ? found : `${start}"${escapeXml(changed)}"`
  })
}
