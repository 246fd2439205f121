import { API_CATALOG_PATH, API_REFERENCE_PATH, OPENAPI_MEDIA_TYPE, OPENAPI_PATH } from '@/lib/paths/api-paths'
import { CHANGELOG_FEED_PATH } from './files'
import { markdownPath } from './pages'

export const LLMS_TXT_PATH = '/llms.txt'

/** The index of the site for agents (llmstxt.org, version 2): part of the `Link` of every page, in every form. */
export const DESCRIBED_BY = `<${LLMS_TXT_PATH}>; rel="describedby"`

export const FEED_TYPE = 'application/atom+xml'

/** The `Link` header of a page's HTML: its markdown, llms.txt, and what only this page leads to. */
export function htmlLinks(path: string): string {
  const links = [`<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`, DESCRIBED_BY]
  if (path === '/') {
    links.push(
      `<${OPENAPI_PATH}>; rel="service-desc"; type="${OPENAPI_MEDIA_TYPE}"`,
      `<${API_REFERENCE_PATH}>; rel="service-doc"; type="text/html"`,
      `<${API_CATALOG_PATH}>; rel="api-catalog"`,
    )
  }
  if (path === '/changelog') links.push(`<${CHANGELOG_FEED_PATH}>; rel="alternate"; type="${FEED_TYPE}"`)
  return links.join(', ')
}

/** The `Link` header of a page's markdown: the page itself, and llms.txt. */
export function markdownLinks(path: string, canonicalUrl: string): string {
  return `<${new URL(path, canonicalUrl).href}>; rel="canonical", ${DESCRIBED_BY}`
}
