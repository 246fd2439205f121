import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Answer, Ask } from '@/lib/http/answer'
import { KEPT_BACK } from './kept-back'
import { revalidated } from './lifetime'
import { foldVary } from './vary'

export interface PassOptions {
  cacheStatus: string
  /** Of pages alone: folded into the `Vary` of the answer. */
  vary?: readonly string[]
  /** Sent where the answer has none of its own. */
  headers: Record<string, string>
}

/** Asks for this client alone, and sends it the answer. Rejects when there is none, unless the client has left. */
export async function pass(
  ask: Ask,
  request: IncomingMessage,
  response: ServerResponse,
  options: PassOptions,
): Promise<void> {
  const { method = 'GET', url: path = '/', headers } = request
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  try {
    const answer = await ask({ method, path, headers }, gone.signal)
    response.writeHead(answer.status, headersOf(answer, options))
    response.end(answer.body)
  } catch (error) {
    if (error !== gone.signal.reason) throw error
  }
}

function headersOf({ headers, body }: Answer, { cacheStatus, vary, headers: own }: PassOptions): OutgoingHttpHeaders {
  const answered = Object.entries(headers).filter(([name]) => !KEPT_BACK.test(name))
  return {
    ...own,
    age: '0',
    ...(body.length > 0 && { 'content-length': body.length }),
    ...Object.fromEntries(answered),
    'cache-status': cacheStatus,
    ...(vary && {
      vary: foldVary(vary, headers.vary),
      'cache-control': revalidated(String(headers['cache-control'] ?? '')),
    }),
  }
}
