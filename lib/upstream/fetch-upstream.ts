import { UpstreamError } from '@/lib/errors'
import { failureIn } from './body-failure'

/** For one call to a provider, connecting and body included. */
export const PROVIDER_DEADLINE_MS = 5_000
const MAX_BODY_BYTES = 1024 * 1024

/** Codes of connections that failed before a byte of the request was sent, so a retry is safe. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

interface UpstreamResponse {
  status: number
  headers: Headers
  body: Uint8Array
}

interface UpstreamRequest {
  method?: string
  headers?: HeadersInit
  body?: string
  /** In place of the global `fetch`, where samples answer in this process. */
  fetch?: typeof fetch
}

/**
 * Fetches from a provider: one deadline, a cap on the body, no redirects, and one retry if the connection failed
 * before anything was sent. Returns responses of any status; throws `UpstreamError` for a timeout or a broken one.
 */
export async function fetchUpstream(
  url: URL,
  { fetch: send = fetch, ...init }: UpstreamRequest = {},
  deadlineMs = PROVIDER_DEADLINE_MS,
  maxBytes = MAX_BODY_BYTES,
): Promise<UpstreamResponse> {
  const signal = AbortSignal.timeout(deadlineMs)
  const ask = () => send(url, { ...init, signal, redirect: 'manual', cache: 'no-store' })
  try {
    const response = await ask().catch((error: unknown) => {
      if (!NEVER_SENT.has(causeCode(error) ?? '')) throw error
      return ask()
    })
    return { status: response.status, headers: response.headers, body: await readCapped(response, maxBytes) }
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    if (signal.aborted)
      throw new UpstreamError('timeout', `${url.host} did not respond in full within ${deadlineMs} ms`)
    throw new UpstreamError('unreachable', `${url.host}: ${causeCode(error) ?? 'connection failed'}`, { cause: error })
  }
}

interface JsonOptions {
  /** The error for a status other than 200. Undefined is a failure that the body of a 200 reports without a status. */
  errorOf: (status: number | undefined, headers: Headers) => Error
  /** Checks the text of a 200. Returns the text to parse. */
  prepare?: (text: string) => string
  /** Whether a body that reports a failure under status 200 is returned. */
  mayFail?: (json: unknown) => boolean
}

/**
 * Fetches JSON as `fetchUpstream` does. A failure in the body of a 200 is treated as its status would be, unless
 * `mayFail` allows it. Throws `UpstreamError` (`shape`) for a body that is not JSON.
 */
export async function fetchJson(
  url: URL,
  request: UpstreamRequest,
  deadlineMs: number,
  { errorOf, prepare = (text) => text, mayFail = () => false }: JsonOptions,
): Promise<{ text: string; json: unknown }> {
  const response = await fetchUpstream(url, request, deadlineMs)
  if (response.status !== 200) throw errorOf(response.status, response.headers)
  const text = textOf(response)
  const json = parseJson(prepare(text))
  const failure = failureIn(json)
  if (failure && !mayFail(json)) throw errorOf(failure.status, response.headers)
  return { text, json }
}

/** The body as text, which keeps a byte order mark, so that it encodes to the same bytes. */
export function textOf({ body }: UpstreamResponse): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    throw new UpstreamError('shape', 'the body is not UTF-8')
  }
}

/** Throws `UpstreamError` (`shape`) for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    // The parser's message quotes the text, which may contain the key.
    throw new UpstreamError('shape', 'the body is not JSON')
  }
}

async function readCapped(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream, so an endless body is not read on.
    if (length > maxBytes) throw new UpstreamError('shape', `the body is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/** The system's or the client's code of a failed `fetch`; after several addresses, that of the first. */
function causeCode(error: unknown): string | undefined {
  let cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof AggregateError) cause = cause.errors[0]
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
