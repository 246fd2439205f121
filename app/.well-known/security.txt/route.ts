import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/headers/cache-control'
import { securityTxt } from '@/lib/site/security-txt'

// The own server makes the file at start. A platform builds anew for each change of a setting.
export const dynamic = 'force-static'

/** Without a contact the path is missing, and no request comes here. */
export function GET(): Response {
  return new Response(securityTxt(config(), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FILE_CACHE_CONTROL },
  })
}
