import { chooseWords, isMet, sectionsOf } from '@/app/tools/outreach-email-checker/text/branches'
import { keyOf, nameInField } from '@/app/tools/outreach-email-checker/text/field-names'
import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'

export interface FilledPart {
  text: string
  /** The key of the merge field whose value this is; undefined for the writer's own text. */
  field?: string
}

/** A text as it is sent, with values in place of its merge fields. One whose value is undefined stays. */
export function fill(template: string, valueFor: (key: string) => string | undefined): FilledPart[] {
  const sent = sectionsOf(template).filter(({ conditions }) => conditions.every((one) => isMet(one, valueFor)))
  const text = chooseWords(sent.map(({ text }) => text).join(''), ([first = '']) => first)
  const parts: FilledPart[] = []
  let end = 0
  for (const { start, text: field } of findMergeFields(text)) {
    const { name, fallback } = nameInField(field) ?? {}
    if (name === undefined) continue
    const key = keyOf(name)
    const value = valueFor(key)
    if (value === undefined) continue
    if (start > end) parts.push({ text: text.slice(end, start) })
    parts.push({ text: value.trim() === '' && fallback !== undefined ? fallback : value, field: key })
    end = start + field.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
