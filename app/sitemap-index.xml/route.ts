import { getServerSideSitemapIndex } from 'next-sitemap'
import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/headers/cache-control'
import { sitemapUrls } from '@/lib/site/sitemap'

export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return getServerSideSitemapIndex(sitemapUrls(config().canonicalUrl), { 'Cache-Control': FILE_CACHE_CONTROL })
}
