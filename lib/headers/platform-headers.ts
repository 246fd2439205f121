import type { Config } from '@/lib/config'
import { OPEN_HEADERS } from './open-headers'
import { securityHeaders } from './security-headers'

/** The headers that a platform without the own server adds to every response. No preview is open to other sites. */
export function platformHeaders({ siteUrl, vercel }: Config, { isOpen }: { isOpen: boolean }): Record<string, string> {
  return {
    ...securityHeaders(siteUrl),
    // A preview duplicates the site at another URL, which search engines should not index.
    ...(vercel?.isPreview ? { 'x-robots-tag': 'noindex' } : isOpen && OPEN_HEADERS),
  }
}
