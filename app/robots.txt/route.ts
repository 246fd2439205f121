import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/headers/cache-control'
import { robotsTxt } from '@/lib/site/robots'

// The own server makes the file at start. A platform builds anew for each change of a setting.
export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(robotsTxt(config()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FILE_CACHE_CONTROL },
  })
}
