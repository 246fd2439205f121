import { isComment } from './find-addresses'
import { type MailboxProviders, portals } from './mailbox-providers'
import { LINE_END, readLine, readText } from './read-line'
import { siteOf } from './site-of'

export interface DomainList {
  /** Registrable domains without duplicates, in the order of the text. */
  domains: string[]
  /** Entries that look like a domain but are none, with a sentence that says why. */
  rejected: { text: string; reason: string }[]
}

/** A word, which may have been meant for a name. */
const NAME = /^(?=\S*[\p{L}\p{N}])\S{1,253}$/u

/** Finds the sites in a pasted text: web addresses, e-mail addresses, lists and tables. */
export function readDomainList(text: string, mailboxProviders: MailboxProviders = portals): DomainList {
  const domains = new Set<string>()
  const rejected = new Map<string, string>()
  for (const line of text.split(LINE_END)) {
    if (isComment(line)) continue
    for (const { entry, domain, reason } of readText(line, mailboxProviders)) {
      if (domain === undefined) rejected.set(entry, reason)
      else domains.add(domain)
    }
  }
  const word = text.trim()
  if (domains.size === 0 && rejected.size === 0 && NAME.test(word)) {
    // A lone word is explained; more of them are a text.
    const [{ reason } = {}] = isComment(word) ? readLine(word, mailboxProviders) : [siteOf(word)]
    if (reason !== undefined) rejected.set(word, reason)
  }
  return { domains: [...domains], rejected: [...rejected].map(([text, reason]) => ({ text, reason })) }
}
