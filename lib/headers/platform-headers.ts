import type { Config } from '@/lib/config'
import { securityHeaders } from './security-headers'

/** The fields that a platform without the own server adds to every answer. */
export function platformHeaders({ siteUrl, vercel }: Config): Record<string, string> {
  return {
    ...securityHeaders(siteUrl),
    // A preview duplicates the site at another address, which search engines should not index.
    ...(vercel?.isPreview && { 'x-robots-tag': 'noindex' }),
  }
}
