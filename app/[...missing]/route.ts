import { config } from '@/lib/config'
import { platformHeaders } from '@/lib/headers/platform-headers'
import { missing } from '@/lib/site/notices'

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT }

/** The 404 for paths that no other route answers, for every method and `Accept`. */
function answer(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const { status, headers, body } = missing(pathname, search, config().siteUrl)
  return new Response(body, { status, headers: { ...platformHeaders(config(), { isOpen: true }), ...headers } })
}
