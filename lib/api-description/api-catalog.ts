import { endpoints } from '@/lib/endpoints/endpoints'
import { API_CATALOG_PATH, OPENAPI_MEDIA_TYPE, OPENAPI_PATH, referencePath } from '@/lib/paths/api-paths'
import { HEALTH_PATH } from '@/lib/site/files'

/** RFC 9727 section 4.2. */
export const API_CATALOG_MEDIA_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** A link set (RFC 9264) of the endpoints, each with its description, documentation and status (RFC 8631). */
export function apiCatalog(siteUrl: string) {
  const described = {
    status: [{ href: siteUrl + HEALTH_PATH, type: 'application/json' }],
    'service-desc': [{ href: siteUrl + OPENAPI_PATH, type: OPENAPI_MEDIA_TYPE }],
  }
  const documentation = (path: string) => [
    { href: siteUrl + path, type: 'text/html' },
    { href: `${siteUrl}${path}.md`, type: 'text/markdown' },
  ]
  return {
    linkset: [
      { anchor: siteUrl + API_CATALOG_PATH, item: endpoints.map(({ path }) => ({ href: siteUrl + path })) },
      ...endpoints.map(({ path }) => ({
        anchor: siteUrl + path,
        ...described,
        'service-doc': documentation(referencePath(path)),
      })),
    ],
  }
}

/** The catalog's `Link` header, which lists the endpoints for HEAD requests (RFC 9727 section 2). */
export function apiCatalogLinks(siteUrl: string): string {
  const items = endpoints.map(({ path }) => `<${siteUrl}${path}>; rel="item"`)
  return [`<${siteUrl}${API_CATALOG_PATH}>; rel="api-catalog"`, ...items].join(', ')
}
