import { memoize } from '@/lib/memoize'

/** One entry of an `Accept` header (RFC 9110 section 12.5.1). */
export interface MediaRange {
  /** In lower case, wildcards included. */
  range: string
  /** Whether it carries parameters other than `q`. */
  parametrised: boolean
  /** From 0 (refused) to 1. */
  weight: number
}

export interface Rank {
  weight: number
  /** False if only a wildcard, or nothing, matches the type. */
  named: boolean
}

/** Later entries are ignored. */
const MAX_ENTRIES = 300
/** An entry with more, empty ones included, counts as malformed. */
const MAX_PARAMETERS = 30

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/
const QUOTED_STRING = /^"(?:[^"\\]|\\.)*"$/
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

export type Preference =
  | { variant: 'html'; reason: 'no-accept' | 'malformed-accept' | 'markdown-not-named' | 'html-preferred' }
  | { variant: 'markdown'; reason: 'markdown-named' | 'html-refused' }
  | { variant: 'not-acceptable'; reason: 'neither-accepted' }

/**
 * The variant of a page that an `Accept` header prefers, and why. Markdown wins if it is named and ranks at least as
 * high as HTML, or if a wildcard admits it and HTML is refused.
 */
export const preferredVariant = memoize((accept): Preference => {
  const ranges = parseAccept(accept)
  if (ranges.length === 0) return { variant: 'html', reason: accept.trim() ? 'malformed-accept' : 'no-accept' }
  const html = rankOf(ranges, 'text/html')
  const markdown = rankOf(ranges, 'text/markdown')
  if (html.weight === 0 && markdown.weight === 0) return { variant: 'not-acceptable', reason: 'neither-accepted' }
  if (markdown.named && markdown.weight >= html.weight) return { variant: 'markdown', reason: 'markdown-named' }
  if (html.weight === 0) return { variant: 'markdown', reason: 'html-refused' }
  return { variant: 'html', reason: markdown.named ? 'html-preferred' : 'markdown-not-named' }
})

/** The header's well-formed entries; the malformed ones are dropped. */
export function parseAccept(header: string): MediaRange[] {
  const entries = splitOutsideQuotes(header, ',', MAX_ENTRIES)
  return entries.map(parseRange).filter((range) => range !== undefined)
}

/**
 * How `ranges` rank `type`. The most specific matching range decides: the bare type, the type with parameters, the
 * wildcard of its subtypes, then the full wildcard. Among equals the highest weight counts; their order means nothing.
 */
export function rankOf(ranges: readonly MediaRange[], type: string): Rank {
  const anyOfType = `${type.slice(0, type.indexOf('/'))}/*`
  let specificity = 0
  let weight = 0
  for (const one of ranges) {
    const own = specificityOf(one, type, anyOfType)
    if (own > specificity) {
      specificity = own
      weight = one.weight
    } else if (own > 0 && own === specificity) {
      weight = Math.max(weight, one.weight)
    }
  }
  return { weight, named: specificity >= NAMED }
}

const NAMED = 3

/** From 0 (no match) to 4 (the bare type). */
function specificityOf({ range, parametrised }: MediaRange, type: string, anyOfType: string): number {
  if (range === type) return parametrised ? NAMED : NAMED + 1
  if (range === anyOfType) return 2
  return range === '*/*' ? 1 : 0
}

function parseRange(entry: string): MediaRange | undefined {
  const [range = '', ...parameters] = splitOutsideQuotes(entry, ';', MAX_PARAMETERS + 2).map(trimSpace)
  if (!isMediaRange(range) || parameters.length > MAX_PARAMETERS) return undefined
  const parsed: MediaRange = { range: range.toLowerCase(), parametrised: false, weight: 1 }
  let weighted = false
  // RFC 9110 section 5.6.6 allows empty parameters.
  for (const parameter of parameters.filter(Boolean)) {
    const equals = parameter.indexOf('=')
    if (equals < 0) return undefined
    const name = parameter.slice(0, equals)
    const value = parameter.slice(equals + 1)
    if (name.toLowerCase() === 'q') {
      if (weighted || !WEIGHT.test(value)) return undefined
      weighted = true
      parsed.weight = Number(value)
    } else {
      if (!TOKEN.test(name) || !(TOKEN.test(value) || QUOTED_STRING.test(value))) return undefined
      parsed.parametrised = true
    }
  }
  return parsed
}

function isMediaRange(range: string): boolean {
  const slash = range.indexOf('/')
  const type = range.slice(0, slash)
  const subtype = range.slice(slash + 1)
  return slash > 0 && TOKEN.test(type) && TOKEN.test(subtype) && (type !== '*' || subtype === '*')
}

/** At most `limit` pieces; the rest is dropped. */
function splitOutsideQuotes(text: string, separator: string, limit: number): string[] {
  if (!text.includes('"')) return text.split(separator, limit)
  const pieces: string[] = []
  let start = 0
  let quoted = false
  for (let at = 0; at <= text.length && pieces.length < limit; at++) {
    const char = text[at]
    if (quoted && char === '\\') at++
    else if (char === '"') quoted = !quoted
    if (at >= text.length || (char === separator && !quoted)) {
      pieces.push(text.slice(start, at))
      start = at + 1
    }
  }
  return pieces
}

// Not by a pattern: one anchored at the end takes quadratic time on a long run of spaces.
function trimSpace(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text[start])) start++
  while (end > start && isSpace(text[end - 1])) end--
  return text.slice(start, end)
}

function isSpace(char: string | undefined): boolean {
  return char === ' ' || char === '\t'
}
