import { getServerSideSitemap } from 'next-sitemap'
import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/fields/cache-control'
import { sitemapFields } from '@/lib/site/sitemap'

export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return getServerSideSitemap(sitemapFields(config().canonicalUrl), { 'Cache-Control': FILE_CACHE_CONTROL })
}
