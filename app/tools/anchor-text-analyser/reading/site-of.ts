import { siteName } from '@/lib/domain/site-name'
import { InvalidInput } from '@/lib/errors'

/** Makes a function that finds a host's site: its registrable domain or its name on a platform, or the host itself if it has none. */
export function createSiteFinder(): (host: string) => string {
  const known = new Map<string, string>()
  return (host) => {
    const before = known.get(host)
    if (before !== undefined) return before
    const site = siteOf(host)
    known.set(host, site)
    return site
  }
}

/** A longer name is no host (RFC 1035). */
const MAX_HOST = 253

function siteOf(host: string): string {
  if (host.length > MAX_HOST) return host
  try {
    return siteName(host)
  } catch (error) {
    if (error instanceof InvalidInput) return host
    throw error
  }
}
