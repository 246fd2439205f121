import { InvalidInput } from '@/lib/errors'
import { findAddresses, hasSymbol, isEmail } from './find-addresses'
import { notADomain, readHost } from './read-host'
import { siteName } from './site-name'
import { toAsciiInBrowser } from './to-ascii-in-browser'

/** An address in a text, and its site or why it has none. */
export type Site = { address: string; isEmail: boolean } & (
  | { domain: string; reason?: undefined }
  | { domain?: undefined; reason: string }
)

/** The addresses of a line or a cell with their sites. All lists, sheets and forms are read by this alone. */
export function findSites(line: string): Site[] {
  return findAddresses(line).map(siteOf)
}

export function siteOf(address: string): Site {
  const about = { address, isEmail: isEmail(address) }
  try {
    if (hasSymbol(address)) throw notADomain()
    return { ...about, domain: siteName(readHost(address, toAsciiInBrowser)) }
  } catch (error) {
    if (error instanceof InvalidInput) return { ...about, reason: error.message }
    throw error
  }
}
