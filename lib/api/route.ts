import { clientOf } from './client-address'
import { type Handler, readFetchMetadata } from './endpoint-request'

type Route = (request: Request) => Promise<Response>

/** The exports of a route file: the one place where an endpoint's response becomes a `Response`, for Next. */
export function routeOf(handle: Handler): Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', Route> {
  const route: Route = async (request) => {
    const { method, url } = request
    const { status, headers, body } = await handle({
      method,
      searchParams: new URL(url).searchParams,
      client: clientOf(request),
      fetchMetadata: readFetchMetadata((name) => request.headers.get(name) ?? undefined),
    })
    if (status === 204) return new Response(null, { status, headers })
    return new Response(body, { status, headers: { 'content-length': String(Buffer.byteLength(body)), ...headers } })
  }
  return { GET: route, POST: route, PUT: route, PATCH: route, DELETE: route, OPTIONS: route }
}
