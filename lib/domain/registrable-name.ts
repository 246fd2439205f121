import { parse } from 'tldts'
import { InvalidInput } from '@/lib/errors'

const HOST_ONLY = { allowPrivateDomains: true, extractHostname: false, validateHostname: false, detectIp: false }

/** Special-use names (RFC 6761 and its successors) with no site on the public web. `.example` may stand for one. */
const WITHOUT_SITES = new Set(['alt', 'arpa', 'internal', 'invalid', 'local', 'localhost', 'onion', 'test'])

/**
 * The registrable domain of a lower-case ASCII host, by the public suffix list. A private suffix such as `github.io`
 * counts as a domain too, and its `www.` host stands for the suffix. Throws `InvalidInput`.
 */
export function registrableName(host: string): string {
  const ending = host.slice(host.lastIndexOf('.') + 1)
  if (WITHOUT_SITES.has(ending)) {
    throw new InvalidInput(
      `No public domain ends in .${ending}, which is set aside for other uses; send one such as example.com.`,
    )
  }
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, HOST_ONLY)
  if (!publicSuffix || !(isIcann || isPrivate || ending === 'example')) {
    throw new InvalidInput(`No public domain ends in .${ending}; check the spelling, or send one such as example.com.`)
  }
  const name = domain ?? publicSuffix
  if (isPrivate && name.startsWith('www.')) return registrableName(name.slice('www.'.length))
  if (!domain && !isPrivate) {
    throw new InvalidInput(`${host} is only a domain ending; send a whole domain such as example.${host}.`)
  }
  // A DNS name may have an underscore, but a registered domain cannot.
  if (name.includes('_'))
    throw new InvalidInput('A registrable domain cannot contain an underscore; check the spelling.')
  return name
}

/** Whether strangers have sites below this name by the private part of the public suffix list, such as `github.io`. */
export function isSharedSuffix(domain: string): boolean {
  const { isPrivate, publicSuffix } = parse(domain, HOST_ONLY)
  return isPrivate === true && publicSuffix === domain
}
