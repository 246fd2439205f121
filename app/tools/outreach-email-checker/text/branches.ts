import { keyOf, readFieldName } from './field-names'
import { STOCK_CHOICE } from './merge-fields'

export interface Condition {
  /** As the template has it: `first_name != blank`. */
  written: string
  isNegated: boolean
}

/** A part of a template between the tags of its conditions. All of these must be met for it to be sent. */
export interface Section {
  text: string
  conditions: readonly Condition[]
}

/** A tag of Liquid, Handlebars or Mailchimp, or one of their fields. */
const TAG = /\{%[-~]?([^%\n]{1,120}?)[-~]?%\}|\{\{~?([^{}\n]{1,120}?)~?\}\}|\*\|([^|*\n]{1,120}?)\|\*/g
const OPENS = /^\s?(?:#?(?<word>if(?:not)?|unless)[:\s]\s?|(?<sign>[#^])(?!each|with)\s?)(?<written>.+)$/i
const ELSE = /^\s?(?:\^|else:?|(?:els(?:e ?)?if|elif)[:\s](?<written>.+))\s?$/i
const CLOSES = /^\s?(?:\/.+|end(?:[: ]?(?:if|unless))?)\s?$/i
/** Deeper conditions are passed over, so that no text takes long. */
const MAX_DEPTH = 8

const TERM =
  /^\W{0,2}(?<not>not\s)?(?<eq>eq\s)?(?<name>\p{L}[\p{L}\p{N}_.:-]*)\s?(?<sign>==?|!=|<>|contains\b)?\s?["'“]?(?<wanted>[^"'”)]*)/iu
const NO_VALUE = /^(?:blank|empty|nil|null|none|undefined|false)$/i

const FIELD = String.raw`\{\{[^{}\n]{1,120}\}\}`
const OPTION = String.raw`(?:[^{}|\n]|${FIELD}|\{(?:[^{}\n]|${FIELD}){1,300}\}){0,300}`
/** `{Hi|Hello {{name}}}`, `{{RANDOM | Hi | Hello}}` */
const CHOICE = new RegExp(String.raw`\{\{?\s?(?:(?:RANDOM|SPIN)\s?\|)?(${OPTION}(?:\|${OPTION})+)\}?\}`, 'gi')
const RANDOM = /^\{\{?\s?(?:RANDOM|SPIN)\s?\|/i
const OPTIONS = new RegExp(String.raw`(?<=^|\|)${OPTION}`, 'g')
/** `{% spin %}{% variation %}Hi{% variation %}Hello{% endspin %}` */
const SPIN = /\{% ?spin ?%\}(.{0,2000}?)\{% ?endspin ?%\}/gis
const VARIATION = /\{% ?variation ?%\}/i
/** `{{I read|I saw}}`, `{{good|great|fine}}`, unlike `{{topic|trains}}` */
const PHRASES = /^\{\s?\p{L}+ \p{Ll}|\|[^|:"“]+\|[^|:"“]+$/u
const MAX_NESTED = 3

export function sectionsOf(text: string): Section[] {
  const open: { conditions: Condition[]; passed: Condition[] }[] = []
  const found: Section[] = []
  let start = 0
  const add = (end: number) => {
    const conditions = open.slice(-MAX_DEPTH).flatMap((block) => block.conditions)
    found.push({ text: text.slice(start, end), conditions })
  }
  for (const { 0: tag, 1: liquid, 2: braces, 3: stars = '', index } of text.matchAll(TAG)) {
    const inside = liquid ?? braces ?? stars
    const opens = OPENS.exec(inside)?.groups
    const next = ELSE.exec(inside)
    if (!opens && (open.length === 0 || !(next || CLOSES.test(inside)))) continue
    add(index)
    start = index + tag.length
    const passed = (opens ? undefined : open.pop())?.passed.slice(-MAX_DEPTH) ?? []
    const written = opens?.written ?? next?.groups?.written
    const isNegated = /not|unless|\^/i.test(opens?.word ?? opens?.sign ?? '')
    const own = written === undefined ? [] : [{ written, isNegated }]
    const not = passed.map((one) => ({ ...one, isNegated: !one.isNegated }))
    if (opens || next) open.push({ conditions: [...not, ...own], passed: [...passed, ...own] })
  }
  add(text.length)
  return found
}

/** Whether values meet a condition. Where a value is undefined, the reader has one. */
export function isMet({ written, isNegated }: Condition, valueFor: (key: string) => string | undefined): boolean {
  const terms = termsOf(written).map(({ not, eq, name = '', sign = eq, wanted = '' }) => {
    const value = valueFor(keyOf(name))?.trim().toLowerCase()
    const other = wanted.trim().replace(NO_VALUE, '').toLowerCase()
    const isEqual = /contains/i.test(sign ?? '') ? value?.includes(other) === true : value === other
    const holds = sign ? isEqual : value !== ''
    return holds !== ((not !== undefined) !== /^[!<]/.test(sign ?? ''))
  })
  return (/\s(?:or|\|\|)\s/i.test(written) ? terms.some(Boolean) : terms.every(Boolean)) !== isNegated
}

/** What a condition compares, by the groups of `TERM`. */
export function termsOf(written: string) {
  return written.split(/\s(?:and|or|&&|\|\|)\s/i).map((term) => TERM.exec(term)?.groups ?? {})
}

/** The text with what `pick` takes of each choice of words (spintax). */
export function chooseWords(text: string, pick: (options: readonly string[]) => string, depth = MAX_NESTED): string {
  const spun = text.replace(SPIN, (_spin, inside: string) => pick(inside.split(VARIATION).slice(1)))
  const chosen = spun.replace(CHOICE, (choice: string, options: string) => {
    if (!isChoice(choice)) return choice
    const found = options.match(OPTIONS) ?? []
    return pick(options.includes(' | ') ? found.map((option) => option.trim()) : found)
  })
  return chosen === text || depth === 0 ? chosen : chooseWords(chosen, pick, depth - 1)
}

/** A field with a fallback is written in the same way: `{first_name|there}`. */
export function isChoice(choice: string): boolean {
  if (RANDOM.test(choice)) return true
  const options = choice.slice(1, -1).replace(/\{\{[^{}\n]{1,120}\}\}/g, ' ')
  const [first, second, third] = options.split('|').map(readFieldName)
  const isSingle = /^\{[^{]/.test(choice)
  if (second === undefined || first === 'certain') return false
  return first === 'unknown'
    ? isSingle || STOCK_CHOICE.test(choice) || PHRASES.test(options)
    : isSingle && (second === first || third !== undefined)
}
