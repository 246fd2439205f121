import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { inject } from 'light-my-request'
import { processWide } from '@/lib/process-wide'
import { freshFor } from '@/lib/site/cache-control'
import type { CountersRecord } from '@/lib/site/counters'
import { entityTag } from '@/lib/site/entity-tag'
import { steadyNow } from '@/lib/steady-clock'

/** The module that Next builds from a page. */
export interface BuiltPage {
  handler(request: IncomingMessage, response: ServerResponse, context: unknown): Promise<unknown>
}

/** The longest `s-maxage`, because nothing can evict a page from the platform's cache. */
const MAX_SECONDS = 60

/**
 * Makes the home page, which Next renders per request, answer as built pages do: with `ETag`, `Vary` and 304. Caches
 * may store it as long as its counters are fresh.
 */
export function answerWhole<Page extends BuiltPage>(page: Page, vary: string): Page {
  const handler: BuiltPage['handler'] = async (request, response, context) => {
    const { method } = request
    if (request.headers.rsc !== undefined || (method !== 'GET' && method !== 'HEAD')) {
      return page.handler(request, response, context)
    }
    // Read before the render: newer counters stay fresh for at least as long.
    const seconds = secondsLeft()
    request.method = 'GET'
    const given = response.getHeaders()
    const { statusCode, headers, rawPayload } = await inject(
      (_request, captured) => {
        for (const [name, value] of Object.entries(given)) captured.setHeader(name, value ?? '')
        page.handler(request, captured, context).catch((error: unknown) => captured.destroy(error as Error))
      },
      { method: 'GET', url: request.url ?? '/' },
    )
    request.method = method
    const { connection, date, 'transfer-encoding': encoding, ...own } = headers
    const etag = entityTag(rawPayload)
    const fields = { ...own, vary: [headers.vary ?? [], vary].flat().join(', ') }
    if (statusCode !== 200) return response.writeHead(statusCode, fields).end(rawPayload)
    const cacheable = { ...fields, 'cache-control': freshFor(seconds), etag }
    const isNotModified = fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })
    if (isNotModified) return response.writeHead(304, cacheable).end()
    const whole = { ...cacheable, 'content-length': rawPayload.length }
    return response.writeHead(200, whole).end(method === 'HEAD' ? undefined : rawPayload)
  }
  return Object.create(page, { handler: { value: handler } })
}

function secondsLeft(): number {
  const { freshUntil = 0 } = processWide('counters', (): CountersRecord => ({}))
  return Math.min(MAX_SECONDS, (freshUntil - steadyNow()) / 1_000)
}
