import { withoutLinks } from './links'

/** A word of a text with its place; addresses are no words. */
export interface Token {
  /** In lower case, with straight apostrophes. */
  word: string
  start: number
  end: number
}

/** All that matches, with its place. */
export function findAll(text: string, pattern: RegExp): { start: number; text: string }[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, text: found }))
}

/** Letters and digits; an apostrophe joins, a hyphen separates. */
const TOKEN = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

export function tokensOf(text: string): Token[] {
  return Array.from(withoutLinks(text).matchAll(TOKEN), ({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }))
}

/** The words of a text, without its links. */
export function wordsOf(text: string): string[] {
  return withoutLinks(text).match(/[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu) ?? []
}

const SENTENCE_END = /(?<=[.!?…])["”’)]*\s+|\n\s*\n|\n(?=\s*[-*•\d])/gu

/** Sentences end at punctuation, at a blank line, and before a list item. */
export function sentencesOf(text: string): { start: number; text: string }[] {
  const plain = withoutLinks(text)
  const found: { start: number; text: string }[] = []
  let start = 0
  const add = (end: number) => {
    const sentence = plain.slice(start, end)
    const trimmed = sentence.trim()
    if (!/[\p{L}\p{N}]/u.test(trimmed)) return
    const from = start + sentence.indexOf(trimmed)
    found.push({ start: from, text: text.slice(from, from + trimmed.length) })
  }
  for (const { 0: end, index } of plain.matchAll(SENTENCE_END)) {
    add(index + end.length)
    start = index + end.length
  }
  add(plain.length)
  return found
}

/** Text in which each code unit is one character. */
const SINGLE = /^[ -~\n]*$/
const WINDOW = 1_000

/** Characters as a person sees them (grapheme clusters): an emoji is one. */
export function charactersOf(text: string): string[] {
  if (SINGLE.test(text)) return Array.from(text)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const characters: string[] = []
  // In windows: the segmenter's time per character grows with the length of its text.
  for (let start = 0; start < text.length; ) {
    const found = Array.from(segmenter.segment(text.slice(start, start + WINDOW)), ({ segment }) => segment)
    // The window may cut the last cluster.
    if (start + WINDOW < text.length && found.length > 1) found.pop()
    characters.push(...found)
    start += found.join('').length
  }
  return characters
}

const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u

/** How wide a text is in Latin letters: Chinese, Japanese and Korean characters and emoji take two. */
export function widthOf(text: string): number {
  return charactersOf(text).reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}
