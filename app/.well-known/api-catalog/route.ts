import { API_CATALOG_MEDIA_TYPE, apiCatalog, apiCatalogLinks } from '@/lib/api-description/api-catalog'
import { config } from '@/lib/config'

export const dynamic = 'force-static'

export function GET(): Response {
  const { siteUrl } = config()
  return Response.json(apiCatalog(siteUrl), {
    headers: {
      'Content-Type': API_CATALOG_MEDIA_TYPE,
      'Cache-Control': 'public, max-age=3600',
      Link: apiCatalogLinks(siteUrl),
    },
  })
}
