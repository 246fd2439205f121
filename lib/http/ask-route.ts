import type { Ask, Question } from './answer'

/** What a route file exports: handlers of requests without a body, by method. */
export type Route = Readonly<Record<string, unknown>>

type Handler = (request: Request) => Promise<Response>

/** Makes of a route's own handlers what answers its requests, HEAD by GET, without Next's router between. */
export function createAskRoute(route: Route, siteUrl: string): Ask {
  return async (question) => {
    const { method, path } = question
    const handler = route[method === 'HEAD' ? 'GET' : method] as Handler
    const response = await handler(new Request(siteUrl + path, { method, headers: fieldsOf(question) }))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
    }
  }
}

function fieldsOf({ headers }: Question): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}
