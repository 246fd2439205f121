import { type Token, tokensOf } from '@/app/tools/outreach-email-checker/text/words'
import { phrasesIn } from './phrases'

interface Listed {
  phrase: string
  why: string
  /** For each place, the words that may stand there. */
  places: string[][]
}

type Index = ReadonlyMap<string, Listed[]>

const indexes = new Map<string, Index>()

/** The phrases of a language by their first words. Of two with the same beginning, the longer one goes first. */
function indexOf(language: string): Index {
  const known = indexes.get(language)
  if (known) return known
  const index = new Map<string, Listed[]>()
  for (const [phrase, why] of phrasesIn(language)) {
    const places = phrase.split(' ').flatMap(placesOf)
    for (const first of places[0] ?? []) index.set(first, [...(index.get(first) ?? []), { phrase, why, places }])
  }
  for (const same of index.values()) same.sort((a, b) => b.places.length - a.places.length)
  indexes.set(language, index)
  return index
}

/** `win-win` is two places, `post/article` is one. */
function placesOf(word: string): string[][] {
  const alternatives = word.split('/').map((one) => tokensOf(one).map(({ word: token }) => token))
  return alternatives.length > 1 ? [alternatives.flat()] : (alternatives[0] ?? []).map((token) => [token])
}

/** Their plural is another matter: an editorial board is addressed so. */
const SINGULAR = new Set(['dear editor'])

/** What may stand between two words of a phrase: spaces, one line end, a hyphen, a slash or a percent sign. */
const GAP = /^(?:[ \t]{0,3}(?:\r?\n[ \t]{0,3})?|[-–/'’]|% )$/

/** After praise, a topic is a reason: “loved your post on lock gates”. */
const TOPIC = /^\s{0,3}(?:on|about|with|where|from|in|of|called|[“"«(])/i
/** A fan of something else than their site: “a huge fan of owls”. */
const OF_OTHERS = /^\s{0,3}of (?!you|(?:the|this) (?:blog|site|web|work))/i
/** After a greeting, a name is one: “Hi there Ruth”. */
const NAME = /^[ \t]\p{Lu}/u

/** The listed phrases of a text, in its order; none overlaps another. */
export function findPhrases(text: string, language = 'en') {
  // “d’échange” is two words, “don’t” is one.
  const tokens = tokensOf(language === 'en' ? text : text.replace(/['’]/g, ' '))
  const index = indexOf(language)
  const found: { start: number; text: string; phrase: string; why: string }[] = []
  for (let at = 0; at < tokens.length; at++) {
    const listed = listedAt(index, tokens, at, text)
    const last = tokens[at + (listed?.places.length ?? 0) - 1]
    const first = tokens[at]
    if (!listed || !first || !last) continue
    const { phrase, why } = listed
    found.push({ start: first.start, text: text.slice(first.start, last.end), phrase, why })
    at += listed.places.length - 1
  }
  return found
}

function listedAt(index: Index, tokens: readonly Token[], at: number, text: string): Listed | undefined {
  const word = tokens[at]?.word ?? ''
  const candidates = [...(index.get(word) ?? []), ...(index.get(singular(word)) ?? [])]
  return candidates.find(({ phrase, places }) => {
    const isThere = places.every((wanted, index) => {
      const token = tokens[at + index]
      if (!token) return false
      const isLast = index === places.length - 1 && !SINGULAR.has(phrase)
      if (!wanted.includes(token.word) && !(isLast && wanted.includes(singular(token.word)))) return false
      const before = tokens[at + index - 1]
      return index === 0 || (before !== undefined && GAP.test(text.slice(before.end, token.start).slice(0, 9)))
    })
    // “There is no hurry”, “it is not a paid post”.
    const isDenied = /(?:^|\s)(?:no|not|nothing)\s(?:an?\s)?$/i.test(text.slice(0, tokens[at]?.start).slice(-12))
    return isThere && !isDenied && !isMeant(phrase, text.slice(tokens[at + places.length - 1]?.end).slice(0, 20))
  })
}

/** Whether what comes after a phrase makes it say something. */
function isMeant(phrase: string, after: string): boolean {
  if (/ there$/.test(phrase)) return NAME.test(after)
  if (/ fan$/.test(phrase)) return OF_OTHERS.test(after)
  return /\/(?:post|article)(?:\/|$)/.test(phrase) && TOPIC.test(after)
}

function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}
