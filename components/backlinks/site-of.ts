import { siteName } from '@/lib/domain/site-name'
import { InvalidInput } from '@/lib/errors'

/** A longer name is no host (RFC 1035). */
const MAX_HOST = 253

/** The site of a host: its registrable domain or its name on a platform; undefined if it has none. */
export function siteOf(host: string): string | undefined {
  if (host.length > MAX_HOST) return undefined
  try {
    return siteName(host)
  } catch (error) {
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}
