import type { Metadata } from 'next'
import { config } from '@/lib/config'
import { findPage, markdownPath, type PagePath } from '@/lib/site/pages'
import { SHARE_IMAGE_SIZE, shareImagePath } from '@/lib/site/share-image'

/** A page's metadata. Reads the configuration, so call it in `generateMetadata`. */
export function metadataOf(path: PagePath): Metadata {
  const { siteName, siteUrl, canonicalUrl } = config()
  const { title, description, isNoindex } = findPage(path)
  // Strings, because Next replaces the path of a URL object with the page's own.
  const canonical = new URL(path, canonicalUrl).href
  const markdown = new URL(markdownPath(path), siteUrl).href
  const fullTitle = path === '/' ? `${siteName}: ${title}` : `${title} · ${siteName}`
  const image = { url: new URL(shareImagePath(path), siteUrl).href, ...SHARE_IMAGE_SIZE, alt: fullTitle }
  return {
    title: { absolute: fullTitle },
    description,
    ...(isNoindex && { robots: { index: false } }),
    alternates: { canonical, types: { 'text/markdown': markdown } },
    openGraph: {
      type: 'website',
      siteName,
      title: fullTitle,
      description,
      url: canonical,
      locale: 'en',
      images: [image],
    },
    twitter: { card: 'summary_large_image' },
  }
}
