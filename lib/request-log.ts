import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { OnRequest, Source } from '@/lib/http-cache/http-cache'
import { parseTarget } from '@/lib/http-cache/request-target'
import { remember } from './remember'

/** What is kept of a request: neither whom it came from, nor its query. */
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

/** Makes the listener that has each request written down when its answer is over. */
export function createRequestLog(write: (line: RequestLine) => void, now = () => performance.now()): OnRequest {
  return ({ method, url = '' }, response, cache, route) => {
    const startedAt = now()
    response.once('close', () =>
      write({
        id: randomUUID(),
        method,
        route: route ?? 'missing',
        path: route === undefined ? parseTarget(url).path.slice(0, MAX_PATH) : undefined,
        status: response.headersSent ? response.statusCode : undefined,
        durationMs: Math.round((now() - startedAt) * 1_000) / 1_000,
        cache,
        aborted: !response.writableFinished || undefined,
      }),
    )
  }
}

const INFO = 30
const timeText = remember((time) => new Date(Number(time)).toISOString())

/** The line as pino would write it, at a third of what that costs. */
export function formatLine(line: RequestLine, time: number): string {
  const { id, method, route, path, status, durationMs, cache, aborted } = line
  const begin = `{"level":${INFO},"time":"${timeText(String(time))}","id":"${id}","method":"${method}","route":${JSON.stringify(route)},`
  const missing = path === undefined ? '' : `"path":${JSON.stringify(path)},`
  const answer = `${status === undefined ? '' : `"status":${status},`}"durationMs":${durationMs},"cache":"${cache}"`
  return `${begin}${missing}${answer}${aborted ? ',"aborted":true' : ''},"msg":"request"}\n`
}
