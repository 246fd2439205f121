import { randomUUID } from 'node:crypto'
import type { Action } from '@/lib/site/decide'
import { requestFacts } from '@/lib/site/request-facts'
import type { Exchange } from '@/server/cache/respond'

/** Where an answer comes from: memory, a fetch for memory, a fetch for this client alone, or the server itself. */
type AnswerOrigin = 'hit' | 'miss' | 'bypass' | 'notice'

/** Hears of each request once, before its answer. */
export type LogRequest = (exchange: Exchange, origin: AnswerOrigin, path: string, action: Action) => void

/**
 * Makes the listener that writes a line, as pino would, when a request's answer is over. The line has no IP address,
 * no query, and only the class of the `User-Agent`. A template, because `JSON.stringify` takes 14 % of an answer.
 */
export function createRequestLog(writeLine: (line: string) => void): LogRequest {
  return ({ request: { method, headers }, response }, cache, asked, action) => {
    const startedAt = performance.now()
    const { route, path, form, reason, purpose, client } = requestFacts(action, asked, {
      userAgent: headers['user-agent'],
      secPurpose: headers['sec-purpose']?.toString(),
    })
    response.once('close', () => {
      const where = path === undefined ? JSON.stringify(route) : `"missing","path":${JSON.stringify(path)}`
      const what = form ? `,"form":"${form}"` : ''
      const why = `,"reason":"${reason}"${purpose ? `,"purpose":"${purpose}"` : ''}`
      // Unknown where the client left before the answer began.
      const status = response.headersSent ? `,"status":${response.statusCode}` : ''
      // Until the last byte was handed to the system.
      const durationMs = Math.round((performance.now() - startedAt) * 1_000) / 1_000
      // The client left before it had all of the answer.
      const aborted = response.writableFinished ? '' : ',"aborted":true'
      // A new id, because what a client calls its request could forge or repeat another's.
      writeLine(
        `{"level":30,"time":"${presentTime()}","id":"${randomUUID()}","method":"${method}","route":${where}${what}${why},"client":"${client}"${status},"durationMs":${durationMs},"cache":"${cache}"${aborted},"msg":"request"}\n`,
      )
    })
  }
}

const present = { ms: 0, text: '' }

/** Formatted once a millisecond, because many answers share one. */
function presentTime(): string {
  const ms = Date.now()
  if (ms !== present.ms) Object.assign(present, { ms, text: new Date(ms).toISOString() })
  return present.text
}
