import type { Config } from '@/lib/config'
import { securityHeaders } from './security-headers'

/** The headers that a platform without the own server adds to every response. */
export function platformHeaders({ siteUrl, vercel }: Config): Record<string, string> {
  return {
    ...securityHeaders(siteUrl),
    // A preview duplicates the site at another URL, which search engines should not index.
    ...(vercel?.isPreview && { 'x-robots-tag': 'noindex' }),
  }
}
