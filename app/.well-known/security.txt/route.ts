import { config } from '@/lib/config'
import { taggedResponse } from '@/lib/site/entity-tag'
import { SECURITY_TXT_PATH } from '@/lib/site/files'
import { missing } from '@/lib/site/notices'
import { securityTxt } from '@/lib/site/security-txt'
import { FILE_CACHE_CONTROL } from '@/lib/site/sitemap'

// Not built: a setting of the owner needs no new build.
export const dynamic = 'force-dynamic'

export function GET(request: Request): Response {
  const settings = config()
  const text = securityTxt(settings, new Date())
  if (text === undefined) {
    const { status, headers, body } = missing(SECURITY_TXT_PATH, settings.siteUrl)
    return new Response(body, { status, headers })
  }
  const caching = { 'Cache-Control': FILE_CACHE_CONTROL }
  return taggedResponse(request, text, caching, { 'Content-Type': 'text/plain; charset=utf-8' })
}
