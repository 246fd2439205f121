import { type Token, tokensOf } from '@/app/tools/outreach-email-checker/text/words'
import { phrases } from './phrases'

export interface FoundPhrase {
  start: number
  /** As it is written in the text. */
  text: string
  /** As it is listed. */
  phrase: string
  why: string
}

interface Listed {
  phrase: string
  why: string
  tokens: string[]
}

const byFirstWord = new Map<string, Listed[]>()
for (const [phrase, why] of Object.entries(phrases)) {
  const tokens = tokensOf(phrase).map(({ word }) => word)
  const first = tokens[0] ?? ''
  const listed = [...(byFirstWord.get(first) ?? []), { phrase, why, tokens }]
  // Of two with the same beginning, the longer one is looked for first.
  byFirstWord.set(
    first,
    listed.sort((a, b) => b.tokens.length - a.tokens.length),
  )
}

/** Their plural is another matter: an editorial board is addressed so. */
const SINGULAR = new Set(['dear editor'])

/** What may stand between two words of a phrase: spaces, one line end, a hyphen, a slash or a percent sign. */
const GAP = /^(?:[ \t]{0,3}(?:\r?\n[ \t]{0,3})?|[-–/]|% )$/

/** The listed phrases of a text, in its order; none overlaps another. */
export function findPhrases(text: string): FoundPhrase[] {
  const tokens = tokensOf(text)
  const found: FoundPhrase[] = []
  for (let at = 0; at < tokens.length; at++) {
    const listed = listedAt(tokens, at, text)
    const last = tokens[at + (listed?.tokens.length ?? 0) - 1]
    const first = tokens[at]
    if (!listed || !first || !last) continue
    const { phrase, why } = listed
    found.push({ start: first.start, text: text.slice(first.start, last.end), phrase, why })
    at += listed.tokens.length - 1
  }
  return found
}

function listedAt(tokens: readonly Token[], at: number, text: string): Listed | undefined {
  const word = tokens[at]?.word ?? ''
  const candidates = [...(byFirstWord.get(word) ?? []), ...(byFirstWord.get(singular(word)) ?? [])]
  return candidates.find((candidate) =>
    candidate.tokens.every((wanted, index) => {
      const token = tokens[at + index]
      if (!token) return false
      const isLast = index === candidate.tokens.length - 1 && !SINGULAR.has(candidate.phrase)
      if (token.word !== wanted && !(isLast && singular(token.word) === wanted)) return false
      const before = tokens[at + index - 1]
      return index === 0 || (before !== undefined && GAP.test(text.slice(before.end, token.start).slice(0, 9)))
    }),
  )
}

function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}
