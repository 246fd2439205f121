import { isSenders, keyOf, nameInField } from '@/app/tools/outreach-email-checker/text/field-names'
import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'
import { type Choice, columnOf, type ListView } from '@/components/sheet/reading/choice'
import { titleKey } from '@/components/sheet/reading/titles'
import { type Kind, kindOf, RELATED } from './column-kinds'

/** A merge field of an e-mail, however often it comes. */
export interface Wanted {
  /** Tells fields apart: `{{First_Name}}` and `[first name]` are one. */
  key: string
  /** As it is written first. */
  text: string
  name: string
  /** Whether it is a field beyond reasonable doubt. */
  isCertain: boolean
  /** Whether every place has a text for a value that is empty. */
  hasFallback: boolean
  /** Whether it is about the sender. Then the list need not have it. */
  isSenders: boolean
}

/** The merge fields of some texts, each once. */
export function fieldsIn(texts: readonly string[]): Wanted[] {
  const found = new Map<string, Wanted>()
  for (const { text, isCertain } of texts.flatMap(findMergeFields)) {
    const { name, fallback } = nameInField(text) ?? {}
    const key = keyOf(name ?? '')
    if (name === undefined || key === '') continue
    const before = found.get(key)
    found.set(key, {
      key,
      text: before?.text ?? text,
      name: before?.name ?? name,
      isCertain: isCertain || before?.isCertain === true,
      hasFallback: fallback !== undefined && before?.hasFallback !== false,
      isSenders: isSenders(name),
    })
  }
  return [...found.values()]
}

/** Finds a column for each field, by its key, by the names of both. `chosen` goes first, also where it chooses none. */
export function matchColumns(
  fields: readonly Wanted[],
  titles: readonly string[],
  kinds: readonly Kind[],
  chosen?: Choice['columns'],
): ListView['used'] {
  const columns = titles.map((title, index) => {
    return { key: titleKey(title), bare: keyOf(title), kind: kinds[index] ?? 'text' }
  })
  return Object.fromEntries(
    fields.map((field) => {
      const kind = kindOf(field.name)
      const scores = columns.map((column) => scoreOf(field, kind, column))
      const best = Math.max(0, ...scores)
      return [field.key, columnOf({ columns: chosen }, field.key, best === 0 ? undefined : scores.indexOf(best))]
    }),
  )
}

function scoreOf(field: Wanted, kind: Kind, column: { key: string; bare: string; kind: Kind }): number {
  if (column.key === titleKey(field.name)) return 4
  if (field.isSenders) return 0
  if (column.bare === field.key) return 3
  if (kind === 'text') return 0
  if (column.kind === kind) return 2
  return column.kind === RELATED[kind] ? 1 : 0
}
