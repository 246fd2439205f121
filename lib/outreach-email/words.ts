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
  return findLinks(text).reduceRight(
    (rest, { index, text: link }) => rest.slice(0, index) + rest.slice(index + link.length),
    text,
  )
}

/** What a person sees as characters: an emoji is one. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}
