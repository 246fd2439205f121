import { openApiDocument } from '@/lib/api-description/openapi'
import { config } from '@/lib/config'
import { OPENAPI_MEDIA_TYPE } from '@/lib/paths/api-paths'

export const dynamic = 'force-static'

export function GET(): Response {
  const { siteUrl, siteName } = config()
  return Response.json(openApiDocument(siteUrl, siteName), {
    headers: { 'Content-Type': OPENAPI_MEDIA_TYPE, 'Cache-Control': 'public, max-age=3600' },
  })
}
