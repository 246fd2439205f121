import { config } from '@/lib/config'
import { taggedResponse } from '@/lib/site/entity-tag'
import { robotsTxt } from '@/lib/site/robots'
import { FILE_CACHE_CONTROL } from '@/lib/site/sitemap'

// Not built: a setting of the owner needs no new build.
export const dynamic = 'force-dynamic'

export function GET(request: Request): Response {
  const caching = { 'Cache-Control': FILE_CACHE_CONTROL }
  return taggedResponse(request, robotsTxt(config()), caching, { 'Content-Type': 'text/plain; charset=utf-8' })
}
