import type { IncomingMessage, ServerResponse } from 'node:http'

/** A short answer that is made here, without Next. */
export interface Notice {
  contentType: string
  body: string
}

/** `more` are header names and values in turn. */
export type NoticeWriter = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  notice: Notice,
  more?: readonly string[],
) => void

const TYPE = 1
const LENGTH = 3
const CACHE_CONTROL = 5

/** Makes the function that writes notices, each with `headers` and the given `Vary`. */
export function createNoticeWriter(headers: Record<string, string>, cacheStatus: string, vary: string): NoticeWriter {
  const head = ['Content-Type', '', 'Content-Length', '', 'Cache-Control', '', 'Vary', vary]
  head.push('Age', '0', 'Cache-Status', cacheStatus, ...Object.entries(headers).flat())
  // Most are the same few again and again.
  const encoded = new WeakMap<Notice, Buffer>()
  return (request, response, status, notice, more) => {
    const body = encoded.get(notice) ?? Buffer.from(notice.body)
    encoded.set(notice, body)
    head[TYPE] = notice.contentType
    head[CACHE_CONTROL] = status < 500 ? 'no-cache' : 'no-store'
    head[LENGTH] = String(body.length)
    response.writeHead(status, more ? [...head, ...more] : head)
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }
}
