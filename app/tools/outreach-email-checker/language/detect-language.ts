import { detect } from 'tinyld/light'
import { withoutLinks } from '@/app/tools/outreach-email-checker/text/links'
import { withoutMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'
import { wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { LEAST_WORDS, languageOfShort, UNKNOWN_LANGUAGE } from './unknown-language'

/** More tell nothing new, and take time at each key. */
const MAX_CHARACTERS = 600

/** Names of sites, and measures such as `DA 71`. */
const NAMES = /\S{2,80}\.\p{L}{2,}\S{0,80}|\p{Lu}{2} \d+/gu

/** English is mostly Latin letters. Scripts without spaces have too few words to be counted. */
function isMostlyNonLatin(text: string): boolean {
  const [latin, others] = [/\p{Script=Latin}/gu, /(?!\p{Script=Latin})\p{L}/gu].map(
    (letters) => text.match(letters)?.length ?? 0,
  )
  return (others ?? 0) > (latin ?? 0)
}

/** The language of an e-mail (ISO 639-1): English for most short ones, `und` where none is recognised. */
export function detectLanguage(email: string): string {
  const text = withoutMergeFields(withoutLinks(email.slice(0, MAX_CHARACTERS))).replace(NAMES, ' ')
  const isShort = wordsOf(text).length < LEAST_WORDS && !isMostlyNonLatin(text)
  return isShort ? languageOfShort(text) : detect(text) || UNKNOWN_LANGUAGE
}
