import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Exchange } from '@/server/cache/respond'

/** Where an answer comes from: memory, a fetch for memory, a fetch for this client alone, or the server itself. */
export type Source = 'hit' | 'miss' | 'bypass' | 'notice'

/** Hears of each request once, before its answer. */
export type LogRequest = (exchange: Exchange, source: Source, path: string, isMissing?: boolean) => void

/** What is written of a request: neither whom it came from, nor its query. */
export interface RequestLine {
  /** Made here: what a client calls its request could forge or repeat another's. */
  id: string
  method: string | undefined
  /** The path of a page, a file, an endpoint or an asset; `missing` for all others. */
  route: string
  /** Of what is missing, at most 256 characters, which Node's parser has held to printable ASCII. */
  path?: string
  /** Absent where the client left before it was known. */
  status?: number
  /** Until the last byte was handed to the system. */
  durationMs: number
  cache: Source
  /** The client left before it had all of the answer. */
  aborted?: true
}

const MAX_PATH = 256
const INFO = 30

/** Makes the listener that has each request written down when its answer is over. */
export function createRequestLog(write: (line: RequestLine) => void, now = () => performance.now()): LogRequest {
  return ({ request: { method }, response }, cache, path, isMissing) => {
    const startedAt = now()
    response.once('close', () =>
      write({
        id: randomUUID(),
        method,
        route: isMissing ? 'missing' : path,
        path: isMissing ? path.slice(0, MAX_PATH) : undefined,
        status: response.headersSent ? response.statusCode : undefined,
        durationMs: Math.round((now() - startedAt) * 1_000) / 1_000,
        cache,
        aborted: !response.writableFinished || undefined,
      }),
    )
  }
}

/** The line as pino would write it. */
export function formatLine(line: RequestLine, time: number): string {
  return `${JSON.stringify({ level: INFO, time: new Date(time).toISOString(), ...line, msg: 'request' })}\n`
}
