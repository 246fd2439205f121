import { type Condition, chooseWords, sectionsOf, termsOf } from '@/app/tools/outreach-email-checker/text/branches'
import { isSenders, keyOf, nameInField } from '@/app/tools/outreach-email-checker/text/field-names'
import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'
import { isSame } from '@/components/elements/is-same'
import { type Choice, columnOf, type ListView } from '@/components/sheet/reading/choice'
import { titleKey } from '@/components/sheet/reading/titles'
import { type Kind, kindOf, RELATED } from './column-kinds'

/** Where a merge field is used. */
interface Place {
  /** All must be met for it to be sent. */
  conditions: readonly Condition[]
  /** Whether there is a text for a value that is empty. */
  hasFallback: boolean
  isInSentence: boolean
}

/** A merge field of an e-mail, however often it comes. */
export interface Wanted {
  /** Tells fields apart: `{{First_Name}}` and `[first name]` are one. */
  key: string
  /** As it is written first. */
  text: string
  name: string
  /** Whether it is a field beyond reasonable doubt. */
  isCertain: boolean
  places: readonly Place[]
  /** Whether it is about the sender. Then the list need not have it. */
  isSenders: boolean
}

/** So much of the text before and after a field is looked at. */
const AROUND = 60
/** A URL may stand alone in its line, after a colon, and in brackets. */
const APART = /[:：(<[=/]\s*$/

function isInSentence(text: string, start: number, field: string): boolean {
  const end = start + field.length
  const [before = ''] = /[^\n]*$/.exec(text.slice(Math.max(0, start - AROUND), start)) ?? []
  return !APART.test(before) && /[\p{L}\p{N}]/u.test(before + text.slice(end, end + AROUND).split('\n')[0])
}

/** The merge fields of some texts, each once. */
export function fieldsIn(texts: readonly string[]): Wanted[] {
  const found = new Map<string, Wanted>()
  const sections = texts.flatMap(sectionsOf)
  for (const { text: section, conditions } of sections) {
    const sent = chooseWords(section, (options) => options.join(' '))
    for (const { text, start, isCertain } of findMergeFields(sent)) {
      const { name, fallback } = nameInField(text) ?? {}
      const key = keyOf(name ?? '')
      if (name === undefined || key === '') continue
      const before = found.get(key)
      const place = { conditions, hasFallback: fallback !== undefined, isInSentence: isInSentence(sent, start, text) }
      found.set(key, {
        ...(before ?? { key, text, name, isSenders: isSenders(name) }),
        isCertain: isCertain || before?.isCertain === true,
        places: before?.places.some((one) => isSame(one, place)) ? before.places : [...(before?.places ?? []), place],
      })
    }
  }
  // A condition alone may ask about a field: {% if country == "DE" %}.
  for (const { name = '' } of sections.flatMap(({ conditions }) => conditions.flatMap((one) => termsOf(one.written)))) {
    const key = keyOf(name)
    if (found.has(key) || key === '') continue
    found.set(key, { key, text: name, name, isSenders: isSenders(name), isCertain: false, places: [] })
  }
  return [...found.values()]
}

/** The kind of column that a field takes. A list keeps its choice beside those of tools that read a site or an anchor. */
export function columnKind(fieldKey: string): string {
  return `field ${fieldKey}`
}

/** Finds a column for each field, by the names of both. `chosen` goes first, also where it chooses none. */
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
      const found = best === 0 ? undefined : scores.indexOf(best)
      return [columnKind(field.key), columnOf({ columns: chosen }, columnKind(field.key), found)]
    }),
  )
}

function scoreOf(field: Wanted, kind: Kind, column: { key: string; bare: string; kind: Kind }): number {
  if (column.key === titleKey(field.name) && !(field.isSenders && field.name.includes('.'))) return 4
  if (field.isSenders) return 0
  if (column.bare === field.key) return 3
  if (kind === 'text') return 0
  if (column.kind === kind) return 2
  return column.kind === RELATED[kind] ? 1 : 0
}
