import type { Metadata } from 'next'
import { config } from '@/lib/config'
import { findPage, markdownPath, type PagePath } from './pages'

/** A page's metadata from its entry in the page list. Reads the configuration, so call it in `generateMetadata`. */
export function metadataOf(path: PagePath): Metadata {
  const { siteName, siteUrl } = config()
  const { title, description } = findPage(path)
  const canonical = new URL(path, siteUrl)
  const fullTitle = path === '/' ? `${siteName}: ${title}` : `${title} · ${siteName}`
  return {
    title: { absolute: fullTitle },
    description,
    alternates: { canonical, types: { 'text/markdown': new URL(markdownPath(path), siteUrl) } },
    openGraph: { type: 'website', siteName, title: fullTitle, description, url: canonical, locale: 'en' },
    twitter: { card: 'summary_large_image' },
  }
}
