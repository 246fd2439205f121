import { isSentenceEnd } from '@/lib/domain/sentence-end'
import { withoutCredits } from '@/lib/site/credits'

/** Characters around addresses in exports, sentences and markdown; never part of one. */
const SEPARATORS = /[\s,;|"'<>()[\]{}`“”„«»‹›‘’‚]+/

/** Numbers, dates, percentages and amounts, also shortened ones such as `1.2M`. */
const NUMBER = /^[^\p{L}\p{N}]*\d+(?:[.:/-]\d+)*(?:[kmb]|bn|mio)?[^\p{L}\p{N}]*$/iu

const EDGES = new Set('.:!?*_…')

const IPV4 = /^\d+(?:\.\d+){3}(?:[:/].*)?$/

/** Characters that a copy brings along and that nobody sees. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** A line of which nothing is read. A rank, as in `#1 moz.com`, begins no comment. */
export function isComment(line: string): boolean {
  return /^\s*#(?!\d{1,3}[.):]?\s)/.test(line.replace(INVISIBLE, ''))
}

/** The web addresses, e-mail addresses and bare domains in a line, also misspelt ones. */
export function findEntries(line: string): string[] {
  const text = repaired(withoutCredits(line))
  const words = text.split(SEPARATORS)
  return words.flatMap((word, index) => {
    const entry = withoutExtraScheme(trimmed(word))
    return looksLikeAddress(entry) && !isFile(entry) && !isSentenceEnd(entry, words[index + 1]) ? [entry] : []
  })
}

/** Joins what somebody took apart so that no machine reads it, or by mistake: `a[.]com`, `a dot com`, `a .com`. */
function repaired(line: string): string {
  return line
    .replace(INVISIBLE, '')
    .replace(/\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)/gi, '.')
    .replace(/^(\s*[\p{L}\p{N}-]{1,63}) (?:dot|\.) (\p{L}{2,24}\s*)$/iu, '$1.$2')
    .replace(/([\p{L}\p{N}]) (\.\p{L}{2,24})(?=$|[\s/])/gu, '$1$2')
}

/** Schemes that lost a letter or a sign, or stand twice, and the search operator `site:`. */
const EXTRA_SCHEME = /^(?:(?:h?[tx]{1,3}ps?|ftps?):?[/\\]{1,3}|site:)(?=[^/\\])/i
const WHOLE_SCHEME = /^https?:\/\/(?!h?t{1,2}ps?:?\/)/i

function withoutExtraScheme(word: string): string {
  const decoded = /^https?%3A%2F%2F/i.test(word) ? word.replace(/%3A/gi, ':').replace(/%2F/gi, '/') : word
  if (WHOLE_SCHEME.test(decoded)) return decoded
  const [scheme] = EXTRA_SCHEME.exec(decoded) ?? []
  return scheme === undefined ? decoded : withoutExtraScheme(decoded.slice(scheme.length))
}

function trimmed(word: string): string {
  let end = word.length
  // A loop: a pattern anchored at the end takes quadratic time.
  while (end > 0 && EDGES.has(word[end - 1] ?? '')) end -= 1
  return word.slice(0, end).replace(/^[.:!?*_]+/, '')
}

function looksLikeAddress(word: string): boolean {
  if (word.length < 4 || (NUMBER.test(word) && !IPV4.test(word))) return false
  return /:\/\/./.test(word) || /[^.@][.。][^.@]/.test(word) || /^localhost\b/i.test(word)
}

/** Names of files whose ending is a top-level domain as well. */
function isFile(word: string): boolean {
  return (
    /^[^/@]{1,100}\.(?:zip|mov)$/i.test(word) ||
    // Names in Paraguay have a second part, such as `com.py`.
    /^[^/@.]{1,100}\.py$/i.test(word) ||
    /^(?:[A-Z]+|readme|changelog|license)\.md$/.test(word) ||
    /^(?:build|deploy|install|run|setup|start|test)\.sh$/.test(word)
  )
}
