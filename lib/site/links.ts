import { API_CATALOG_PATH, API_REFERENCE_PATH, OPENAPI_MEDIA_TYPE, OPENAPI_PATH } from './api-addresses'
import { markdownPath } from './pages'

/** The `Link` field of a page's HTML: its markdown, and on the home page the API's descriptions. */
export function htmlLinks(path: string): string {
  const links = [`<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`]
  if (path === '/') {
    links.push(
      `<${OPENAPI_PATH}>; rel="service-desc"; type="${OPENAPI_MEDIA_TYPE}"`,
      `<${API_REFERENCE_PATH}>; rel="service-doc"; type="text/html"`,
      `<${API_CATALOG_PATH}>; rel="api-catalog"`,
      '</llms.txt>; rel="describedby"; type="text/plain"',
    )
  }
  return links.join(', ')
}

/** The `Link` field of a page's markdown: the page itself. */
export function markdownLinks(path: string, siteUrl: string): string {
  return `<${new URL(path, siteUrl).href}>; rel="canonical"`
}
