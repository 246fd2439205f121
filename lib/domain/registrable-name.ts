import { parse } from 'tldts'
import { InvalidInput } from '@/lib/errors'

const HOST_ONLY = { allowPrivateDomains: true, extractHostname: false, validateHostname: false, detectIp: false }

/**
 * The part of a lower-case ASCII host that one owner registered, by the public suffix list. A private suffix
 * (`github.io`) is a site of its own beside those under it; its `www.` host is the suffix itself. Throws `InvalidInput`.
 */
export function registrableName(host: string): string {
  if (host === 'localhost' || host.endsWith('.localhost')) {
    throw new InvalidInput('localhost is not on the public internet; send a public domain, such as example.com.')
  }
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, HOST_ONLY)
  if (!publicSuffix || !(isIcann || isPrivate)) throw unlistedEnding(host)
  const name = domain ?? publicSuffix
  if (isPrivate && name.startsWith('www.')) return registrableName(name.slice('www.'.length))
  if (!domain && isIcann) {
    throw new InvalidInput(`${host} is an ending that domains share; send a whole domain, such as example.${host}.`)
  }
  // A name with an underscore may exist in the DNS, but nobody can register it.
  if (name.includes('_')) throw new InvalidInput('A registered domain has no underscore; check it for a mistake.')
  return name
}

function unlistedEnding(host: string): InvalidInput {
  const ending = host.slice(host.lastIndexOf('.') + 1)
  return new InvalidInput(`No public domain ends in .${ending}; check the spelling, or send one such as example.com.`)
}
