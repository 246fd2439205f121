import type { IncomingMessage, ServerResponse } from 'node:http'
import { captureFrom } from './capture'
import { entityTag, isNamed } from './entity-tag'
import { withFreshness } from './freshness'

/** What Next builds of a page. */
export interface BuiltPage {
  handler(request: IncomingMessage, response: ServerResponse, context: unknown): Promise<unknown>
}

const LIMITS = { maxBodyBytes: 4 * 1024 * 1024, timeoutMs: 60_000 }

/**
 * Has a page that Next renders for each request answer as its built ones do: with `ETag`, `Vary` and 304, and with the
 * caching that `limitFreshness` allows.
 */
export function answerWhole<Page extends BuiltPage>(page: Page, vary: string): Page {
  const handler: BuiltPage['handler'] = async (request, response, context) => {
    const { method } = request
    if (request.headers.rsc !== undefined || (method !== 'GET' && method !== 'HEAD')) {
      return page.handler(request, response, context)
    }
    request.method = 'GET'
    const { status, headers, body } = await withFreshness(() =>
      captureFrom(request, LIMITS, (captured) => {
        for (const [name, value] of Object.entries(response.getHeaders())) captured.setHeader(name, value ?? '')
        return page.handler(request, captured, context)
      }),
    )
    request.method = method
    const fields = { ...headers, vary: [headers.vary ?? [], vary].flat().join(', ') }
    if (status !== 200) return response.writeHead(status, fields).end(body)
    const etag = entityTag(body)
    const named = { ...fields, etag }
    if (isNamed(etag, request.headers['if-none-match'])) return response.writeHead(304, named).end()
    return response
      .writeHead(200, { ...named, 'content-length': body.length })
      .end(method === 'HEAD' ? undefined : body)
  }
  return Object.create(page, { handler: { value: handler } })
}
