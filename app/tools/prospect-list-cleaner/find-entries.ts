/** What surrounds an address in exports, sentences and markdown, and is never part of one. */
const SEPARATORS = /[\s,;|"'<>()[\]{}`]+/

/** Decimal numbers, dates, percentages and amounts, which exports are full of. */
const NUMBER = /^[^\p{L}\p{N}]*\d+(?:[.:/-]\d+)*[^\p{L}\p{N}]*$/u

const EDGES = new Set('.:!?*_')

const IPV4 = /^\d+(?:\.\d+){3}(?:[:/].*)?$/

/**
 * The pieces of a line that are meant as an address: web addresses, e-mail addresses, bare domains, and what somebody took
 * for one. Words and numbers are none.
 */
export function findEntries(line: string): string[] {
  return line.split(SEPARATORS).map(trimmed).filter(looksLikeAddress)
}

function trimmed(word: string): string {
  let end = word.length
  // By hand: a pattern for the end would be tried at each of these characters.
  while (end > 0 && EDGES.has(word[end - 1] ?? '')) end -= 1
  return word.slice(0, end).replace(/^[.:!?*_]+/, '')
}

function looksLikeAddress(word: string): boolean {
  if (word.length < 4 || (NUMBER.test(word) && !IPV4.test(word))) return false
  return word.includes('://') || /[^.@][.。][^.@]/.test(word) || /^localhost\b/i.test(word)
}
