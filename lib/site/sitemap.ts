import { escapeXml } from '@/lib/escape-xml'
import { indexedPages, type Section, sections } from './pages'

/** The URLs of the sections' sitemaps, for the index. The library does not escape them. */
export function sitemapUrls(siteUrl: string): string[] {
  return sections.map((section) => escapeXml(`${siteUrl}/sitemaps/${section}.xml`))
}

/** The entries of one section's sitemap, or of all; the protocol allows 50,000 in a file. */
export function sitemapEntries(siteUrl: string, section?: Section): { loc: string; lastmod: string }[] {
  return indexedPages(section).map(({ path, lastModified }) => ({
    loc: escapeXml(siteUrl + path),
    lastmod: lastModified,
  }))
}
