import { findAddresses } from '@/lib/domain/find-addresses'

/** Most addresses; the others are read as in a list, which takes longer. */
const PLAIN = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]+(?:[/?#]|$)/i

/** The host of an address in lower case, without `www.`; empty if there is none. */
export function hostOf(address: string): string {
  const text = address.trim()
  const [written = text] = PLAIN.test(text) ? [] : findAddresses(text)
  const host = /^(?:[a-z][a-z0-9+-]*:)?(?:\/\/)?(?:[^@/]*@)?([^\s/?#:]+)/i.exec(written)?.[1] ?? ''
  return host.toLowerCase().replace(/^www\./, '')
}

export function isOnSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}
