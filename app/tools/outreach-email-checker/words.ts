import { withoutLinks } from './links'

/** The words of a text, without its links. */
export function wordsOf(text: string): string[] {
  return withoutLinks(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Sentences end at punctuation, at a blank line, and before a list item. */
export function sentencesOf(text: string): string[] {
  return withoutLinks(text)
    .split(/(?<=[.!?…])["”’)]*\s+|\n\s*\n|\n(?=\s*[-*•\d])/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
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
