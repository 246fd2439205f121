import type { Config } from '@/lib/config'
import { securityHeaders } from './security-headers'

/** What a platform without the own server is to send with every answer. */
export function platformHeaders({ siteUrl, vercel }: Config): Record<string, string> {
  return {
    ...securityHeaders(siteUrl),
    // A preview is the same site once more, under an address that nobody is to find.
    ...(vercel?.isPreview && { 'x-robots-tag': 'noindex' }),
  }
}
