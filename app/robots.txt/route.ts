import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/site/sitemap'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${config().siteUrl}/sitemap-index.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FILE_CACHE_CONTROL },
  })
}
