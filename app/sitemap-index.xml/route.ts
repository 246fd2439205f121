import { getServerSideSitemapIndex } from 'next-sitemap'
import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/fields/cache-control'
import { sitemapAddresses } from '@/lib/site/sitemap'

export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return getServerSideSitemapIndex(sitemapAddresses(config().canonicalUrl), { 'Cache-Control': FILE_CACHE_CONTROL })
}
