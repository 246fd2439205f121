import { siteName } from '@/lib/domain/site-name'
import { InvalidInput } from '@/lib/errors'
import { hostOf } from './host-of'

/** The longest name of a host (RFC 1035). */
const MAX_HOST = 253

/**
 * The site of a host from `hostOf`: its registrable domain or its name on a platform; undefined if it has none. An
 * export has 100,000 of them, and reading each as an address in a text takes six times as long.
 */
export function findSite(host: string): string | undefined {
  if (host.length > MAX_HOST) return undefined
  try {
    return siteName(host)
  } catch (error) {
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}

/** The same of an address. */
export function siteIn(address: string): string | undefined {
  return findSite(hostOf(address))
}
