import { config } from '@/lib/config'
import { missingBody } from '@/lib/site/missing'

export { missing as DELETE, missing as GET, missing as OPTIONS, missing as PATCH, missing as POST, missing as PUT }

/** Whatever no other route answers, whatever the method and `Accept`: no page, and where to go on from. */
function missing(request: Request): Response {
  const { pathname } = new URL(request.url)
  return new Response(missingBody(pathname, config().siteUrl), {
    status: 404,
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=60',
      Vary: 'Accept, Accept-Encoding',
    },
  })
}
