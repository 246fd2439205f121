import { findLinks } from './links'

/** Words as a reader counts them; an address is none. */
export function wordsOf(text: string): string[] {
  return withoutLinks(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/** A line end after a sentence that lacks its full stop ends it too, as in a greeting or a list. */
export function sentencesOf(text: string): string[] {
  return withoutLinks(text)
    .split(/(?<=[.!?…])["”’)]*\s+|\n\s*\n|\n(?=\s*[-*•\d])/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

export function withoutLinks(text: string): string {
  let end = 0
  const kept = findLinks(text).map(({ index, text: link }) => {
    const before = text.slice(end, index)
    end = index + link.length
    return before
  })
  return kept.join('') + text.slice(end)
}

/** Where each code unit is a character. */
const SINGLE = /^[ -~\n]*$/
const WINDOW = 1_000

/** What a person sees as characters: an emoji is one. */
export function charactersOf(text: string): string[] {
  if (SINGLE.test(text)) return Array.from(text)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const characters: string[] = []
  // In windows, because a segmenter takes the longer for each character the longer its text is.
  for (let start = 0; start < text.length; ) {
    const found = Array.from(segmenter.segment(text.slice(start, start + WINDOW)), ({ segment }) => segment)
    // The last one may go on behind the window.
    if (start + WINDOW < text.length && found.length > 1) found.pop()
    characters.push(...found)
    start += found.join('').length
  }
  return characters
}
