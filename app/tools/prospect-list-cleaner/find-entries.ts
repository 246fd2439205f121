import { withoutCredits } from '@/lib/site/credits'

/** Characters around addresses in exports, sentences and markdown; never part of one. */
const SEPARATORS = /[\s,;|"'<>()[\]{}`]+/

/** Numbers, dates, percentages and amounts. */
const NUMBER = /^[^\p{L}\p{N}]*\d+(?:[.:/-]\d+)*[^\p{L}\p{N}]*$/u

const EDGES = new Set('.:!?*_')

const IPV4 = /^\d+(?:\.\d+){3}(?:[:/].*)?$/

/** The web addresses, e-mail addresses and bare domains in a line, also misspelt ones. */
export function findEntries(line: string): string[] {
  return withoutCredits(line).split(SEPARATORS).map(trimmed).filter(looksLikeAddress)
}

function trimmed(word: string): string {
  let end = word.length
  // A loop: a pattern anchored at the end takes quadratic time.
  while (end > 0 && EDGES.has(word[end - 1] ?? '')) end -= 1
  return word.slice(0, end).replace(/^[.:!?*_]+/, '')
}

function looksLikeAddress(word: string): boolean {
  if (word.length < 4 || (NUMBER.test(word) && !IPV4.test(word))) return false
  return word.includes('://') || /[^.@][.。][^.@]/.test(word) || /^localhost\b/i.test(word)
}
