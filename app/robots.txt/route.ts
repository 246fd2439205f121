import { config } from '@/lib/config'
import { robotsTxt } from '@/lib/site/robots'
import { FILE_CACHE_CONTROL } from '@/lib/site/sitemap'

// Not built: a setting of the owner needs no new build.
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(robotsTxt(config()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FILE_CACHE_CONTROL },
  })
}
