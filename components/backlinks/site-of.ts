import { siteName } from '@/lib/domain/site-name'
import { InvalidInput } from '@/lib/errors'

/** A longer name is no host (RFC 1035). */
const MAX_HOST = 253

/**
 * The site of a host: its registrable domain or its name on a platform; undefined if it has none. Names under `.example`
 * are nobody's (RFC 2606), and stand for sites in examples.
 */
export function siteOf(host: string): string | undefined {
  if (host.length > MAX_HOST) return undefined
  if (host.endsWith('.example')) return host.split('.').slice(-2).join('.')
  try {
    return siteName(host)
  } catch (error) {
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}
