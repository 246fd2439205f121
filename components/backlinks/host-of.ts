import { findAddresses } from '@/lib/domain/find-addresses'
import { toAsciiInBrowser } from '@/lib/domain/to-ascii-in-browser'

/** Most addresses; the others are read as in a list, which takes longer. */
const PLAIN = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]+(?:[/?#]|$)/i
const AUTHORITY = /^(?:[a-z][a-z\d+-]*:)?(?:\/\/)?(?:[^@/]*@)?([^\s/?#:]+)/i

/** The host of an address in lower-case ASCII, an IDN in punycode, without `www.`; empty if there is none. */
export function hostOf(address: string): string {
  const text = address.trim()
  const [written = text] = PLAIN.test(text) ? [] : findAddresses(text)
  const host = AUTHORITY.exec(written)?.[1] ?? ''
  const ascii = /^[a-z\d.-]*$/i.test(host) ? host : (toAsciiInBrowser(host) ?? host)
  return ascii
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
}

export function isOnSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}
