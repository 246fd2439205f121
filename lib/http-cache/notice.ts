import type { IncomingMessage, ServerResponse } from 'node:http'

/** A short answer that is made here, without Next. */
export interface Notice {
  contentType: string
  body: string
}

/** Sent as `Age` and `Cache-Status` of what neither came from the cache nor was asked for elsewhere (RFC 9211 §2). */
export type NoticeWriter = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  notice: Notice,
  more?: readonly string[],
) => void

const TYPE = 1
const LENGTH = 3

/** Makes the function that writes notices, each with `headers` and the given `Vary`. */
export function createNoticeWriter(headers: Record<string, string>, cacheStatus: string, vary: string): NoticeWriter {
  const head = ['Content-Type', '', 'Content-Length', '', 'Cache-Control', 'no-cache', 'Vary', vary]
  head.push('Age', '0', 'Cache-Status', cacheStatus, ...Object.entries(headers).flat())
  return (request, response, status, { contentType, body }, more) => {
    head[TYPE] = contentType
    head[LENGTH] = String(Buffer.byteLength(body))
    response.writeHead(status, more ? [...head, ...more] : head)
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }
}
