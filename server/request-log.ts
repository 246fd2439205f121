import { randomUUID } from 'node:crypto'
import type { Exchange } from '@/server/cache/respond'

/** Where an answer comes from: memory, a fetch for memory, a fetch for this client alone, or the server itself. */
export type Source = 'hit' | 'miss' | 'bypass' | 'notice'

/** Hears of each request once, before its answer. */
export type LogRequest = (exchange: Exchange, source: Source, path: string, isMissing?: boolean) => void

const MAX_PATH = 256
const INFO = 30

/**
 * Makes the listener that writes a line, as pino would, when a request's answer is over. It says neither whom the
 * request came from, nor its query.
 */
export function createRequestLog(writeLine: (line: string) => void): LogRequest {
  return ({ request: { method }, response }, cache, path, isMissing) => {
    const startedAt = performance.now()
    response.once('close', () => {
      const line = {
        level: INFO,
        time: new Date().toISOString(),
        // What a client calls its request could forge or repeat another's.
        id: randomUUID(),
        method,
        route: isMissing ? 'missing' : path,
        // Node's parser has held it to printable ASCII.
        path: isMissing ? path.slice(0, MAX_PATH) : undefined,
        // Unknown where the client left before the answer began.
        status: response.headersSent ? response.statusCode : undefined,
        // Until the last byte was handed to the system.
        durationMs: Math.round((performance.now() - startedAt) * 1_000) / 1_000,
        cache,
        // The client left before it had all of the answer.
        aborted: !response.writableFinished || undefined,
        msg: 'request',
      }
      writeLine(`${JSON.stringify(line)}\n`)
    })
  }
}
