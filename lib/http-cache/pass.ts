import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type GivenHeaders, setGivenHeaders } from '@/lib/http/given-headers'
import { foldVary } from './vary'

export interface PassOptions {
  cacheStatus: string
  /** Folded into the `Vary` of the answer. */
  vary?: readonly string[]
  /** Sent where the answer has none of its own. */
  headers: Record<string, string>
}

/** What Next tells its own parts of where a request leads, and of ranges, which no request reaches it with. */
const KEPT_BACK = /^(?:x-middleware-.*|x-nextjs-rewritten-.*|x-matched-path|accept-ranges)$/i

/** Lets `handle` answer the client itself. Rejects when it throws. */
export async function pass(
  handle: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
  { cacheStatus, vary, headers }: PassOptions,
): Promise<void> {
  const { writeHead } = response
  // Next sets `Vary` late, so this is done at the last moment.
  response.writeHead = (status: number, ...given: GivenHeaders) => {
    setGivenHeaders(response, given)
    response.setHeader('Cache-Status', cacheStatus)
    if (!response.hasHeader('Age')) response.setHeader('Age', '0')
    for (const name of response.getHeaderNames()) if (KEPT_BACK.test(name)) response.removeHeader(name)
    if (vary) response.setHeader('Vary', foldVary(vary, response.getHeader('vary')))
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    return writeHead.call(response, status)
  }
  // Next flushes the header before the first chunk, which would make two packets of every short answer.
  response.flushHeaders = () => {}
  await handle(request, response)
}
