import type { IncomingMessage, RequestListener } from 'node:http'

/** What a route file exports: handlers of requests without a body, by method. */
export type Route = Readonly<Record<string, unknown>>

type Handler = (request: Request) => Promise<Response>

/** Answers requests of `node:http` by a route's own handlers, HEAD by GET, without Next's router between. */
export function createRouteListener(route: Route, siteUrl: string): RequestListener {
  return async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    const handler = route[method === 'HEAD' ? 'GET' : method] as Handler
    const response = await handler(new Request(siteUrl + url, { method, headers: headersOf(incoming) }))
    const body = Buffer.from(await response.arrayBuffer())
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(body)
  }
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}
