import { InvalidInput } from '@/lib/errors'
import { hasSymbol, isEmail } from './find-addresses'
import { notADomain, readHost } from './read-host'
import { siteName } from './site-name'
import { toAsciiInBrowser } from './to-ascii-in-browser'

/** An address in a text, and its site or why it has none. */
export type Site = { address: string; isEmail: boolean } & (
  | { domain: string; reason?: undefined }
  | { domain?: undefined; reason: string }
)

/** The site of an address, as `findAddresses` gives it. */
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
