import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Action } from '@/lib/site/decide'
import { requestFacts } from '@/lib/site/request-facts'
import type { Exchange } from '@/server/cache/respond'

/** Where a response comes from: memory, a fetch for memory, a fetch for this client alone, or the server itself. */
export type ResponseOrigin = 'hit' | 'miss' | 'bypass' | 'notice'

/** Hears of each request once, before its response. */
export type LogRequest = (exchange: Exchange, origin: ResponseOrigin, path: string, action: Action) => void

/**
 * Makes the listener that writes a line when a request's response is over. The line has no IP address, no query, and
 * only the class of the `User-Agent`.
 */
export function createRequestLog(log: Logger): LogRequest {
  return ({ request: { method, headers }, response }, cache, path, action) => {
    const startedAt = performance.now()
    response.once('close', () => {
      const userAgent = headers['user-agent']
      const secPurpose = headers['sec-purpose']?.toString()
      const fields = {
        // A new id, because what a client calls its request could forge or repeat another's.
        id: randomUUID(),
        method,
        ...requestFacts(action, path, { userAgent, secPurpose }),
        // Unknown where the client left before the response began.
        status: response.headersSent ? response.statusCode : undefined,
        // Until the last byte was handed to the system.
        durationMs: Math.round((performance.now() - startedAt) * 1_000) / 1_000,
        cache,
        // The client left before it had the whole response.
        aborted: response.writableFinished ? undefined : true,
      }
      log.info(fields, 'request')
    })
  }
}
