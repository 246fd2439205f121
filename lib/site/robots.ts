import type { Config } from '@/lib/config'

/** robots.txt (RFC 9309): everything is allowed, with the owner's `Content-Signal` if there is one. */
export function robotsTxt({ siteUrl, contentSignal }: Pick<Config, 'siteUrl' | 'contentSignal'>): string {
  const signal = contentSignal ? `Content-Signal: ${contentSignal}\n` : ''
  return `User-agent: *\n${signal}Allow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}
