import { getServerSideSitemap } from 'next-sitemap'
import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/headers/cache-control'
import { type Section, sections } from '@/lib/site/pages'
import { sitemapEntries } from '@/lib/site/sitemap'

export const dynamic = 'force-static'
export const dynamicParams = false

interface Context {
  params: Promise<{ section: string }>
}

export function generateStaticParams(): { section: string }[] {
  return sections.map((section) => ({ section: `${section}.xml` }))
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const section = (await params).section.replace(/\.xml$/, '') as Section
  return getServerSideSitemap(sitemapEntries(config().canonicalUrl, section), { 'Cache-Control': FILE_CACHE_CONTROL })
}
