import { InvalidInput } from '@/lib/errors'
import { readHost } from './read-host'
import { registrableName } from './registrable-name'
import { toAsciiInBrowser } from './to-ascii-in-browser'

export interface DomainList {
  /** Registrable, each once, in the order of the text. */
  domains: string[]
  /** What looked like a domain or an address and is none, with a sentence that says why. */
  rejected: { text: string; reason: string }[]
}

/** Between names in whatever list, table or export they were copied from. */
const SEPARATORS = /[\s,;|"'<>()[\]{}]+/u
/** Figures that stand beside domains in an export; an IP address is none. */
const FIGURE = /^[\d.%/:+-]+$/
const IP_ADDRESS = /^\d+(?:\.\d+){3}$/

/** The domains in a pasted text: addresses, mail addresses, lists and tables, with other words left aside. */
export function readDomainList(text: string): DomainList {
  const words = text.split(SEPARATORS).filter((word) => word !== '' && (!FIGURE.test(word) || IP_ADDRESS.test(word)))
  const domains = new Set<string>()
  const rejected = new Map<string, string>()
  for (const word of new Set(words)) {
    try {
      domains.add(registrableName(readHost(word, toAsciiInBrowser)))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      rejected.set(word, error.message)
    }
  }
  const listed = [...rejected].map(([word, reason]) => ({ text: word, reason }))
  // Beside domains, a word without a dot is a heading or a note.
  return {
    domains: [...domains],
    rejected: domains.size === 0 ? listed : listed.filter(({ text }) => text.includes('.')),
  }
}
