import { config } from '@/lib/config'
import { missing } from '@/lib/site/notices'

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT }

/** Whatever no other route answers, whatever the method and `Accept`: no page, and where to go on from. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url)
  const { status, headers, body } = missing(pathname, config().siteUrl)
  return new Response(body, { status, headers })
}
