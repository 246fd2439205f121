import { API_CATALOG_PATH, API_REFERENCE_PATH, OPENAPI_MEDIA_TYPE, OPENAPI_PATH } from '@/lib/paths/api-paths'
import { markdownPath } from './pages'

export const LLMS_TXT_PATH = '/llms.txt'

/** The index of the site for agents (llmstxt.org, version 2): part of the `Link` of every page, in every form. */
export const DESCRIBED_BY = `<${LLMS_TXT_PATH}>; rel="describedby"`

/** The `Link` header of a page's HTML: its markdown, llms.txt, and on the home page the API's descriptions. */
export function htmlLinks(path: string): string {
  const links = [`<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`, DESCRIBED_BY]
  if (path === '/') {
    links.push(
      `<${OPENAPI_PATH}>; rel="service-desc"; type="${OPENAPI_MEDIA_TYPE}"`,
      `<${API_REFERENCE_PATH}>; rel="service-doc"; type="text/html"`,
      `<${API_CATALOG_PATH}>; rel="api-catalog"`,
    )
  }
  return links.join(', ')
}

/** The `Link` header of a page's markdown: the page itself, and llms.txt. */
export function markdownLinks(path: string, canonicalUrl: string): string {
  return `<${new URL(path, canonicalUrl).href}>; rel="canonical", ${DESCRIBED_BY}`
}
