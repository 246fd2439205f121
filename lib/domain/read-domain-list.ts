import { InvalidInput } from '@/lib/errors'
import { withoutCredits } from '@/lib/site/credits'
import { readHost } from './read-host'
import { isSentenceEnd } from './sentence-end'
import { siteName } from './site-name'
import { toAsciiInBrowser } from './to-ascii-in-browser'

export interface DomainList {
  /** Registrable domains without duplicates, in the order of the text. */
  domains: string[]
  /** Words that look like a domain but are none, with a sentence that says why. */
  rejected: { text: string; reason: string }[]
}

const SEPARATORS = /[\s,;|"'<>()[\]{}]+/u
/** Numbers beside the domains of an export. It matches IP addresses too. */
const FIGURE = /^[\d.%/:+-]+$/
const IP_ADDRESS = /^\d+(?:\.\d+){3}$/

/** Finds the domains in a pasted text: web addresses, mail addresses, lists and tables. */
export function readDomainList(text: string): DomainList {
  const words = addressWords(withoutCredits(text))
  const domains = new Set<string>()
  const rejected = new Map<string, string>()
  for (const word of new Set(words)) {
    try {
      domains.add(siteName(readHost(word, toAsciiInBrowser)))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      rejected.set(word, error.message)
    }
  }
  const listed = [...rejected].map(([word, reason]) => ({ text: word, reason }))
  // In a text with domains, a word without a dot is a heading or a note.
  return {
    domains: [...domains],
    rejected: domains.size === 0 ? listed : listed.filter(({ text }) => text.includes('.')),
  }
}

/** The words of a text that may be addresses: neither mere figures nor two sentences without a space. */
export function addressWords(text: string): string[] {
  const words = text.split(SEPARATORS)
  const mayBe = (word: string, index: number) =>
    word !== '' && (!FIGURE.test(word) || IP_ADDRESS.test(word)) && !isSentenceEnd(word, words[index + 1])
  return words.filter(mayBe)
}
