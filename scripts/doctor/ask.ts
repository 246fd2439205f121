import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { TLSSocket } from 'node:tls'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** From where a request comes: an address family, or an IP address of this machine. */
export interface Vantage {
  family?: 4 | 6
  localAddress?: string
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** Decoded. */
  body: Buffer
  /** As it came. */
  encoded: Buffer
  /** When the certificate of the connection ends. */
  certificateEndsAt?: Date
}

interface AskOptions {
  headers?: Record<string, string>
  vantage?: Vantage
  /** Another origin than the one that is examined. */
  origin?: string
}

/** Sends one GET, without following redirects. Throws `NoResponse`. */
export type Ask = (path: string, options?: AskOptions) => Promise<Reply>

export class NoResponse extends Error {
  override readonly name = 'NoResponse'
}

export const MAX_REQUESTS = 40
const ALL_MS = 55_000
const ONE_MS = 8_000
const MAX_BYTES = 2_000_000

const DECODERS: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** Asks `origin`, wherever `connectTo` says that it listens; `count` tells how often. */
export function createAsk(origin: string, connectTo: { host?: string; port?: number } = {}) {
  const whole = AbortSignal.timeout(ALL_MS)
  let requests = 0
  const ask: Ask = async (path, options = {}) => {
    if (++requests > MAX_REQUESTS) throw new NoResponse('this would exceed the limit on requests')
    const url = new URL(path, options.origin ?? origin)
    const host = connectTo.host ?? url.hostname.replace(/^\[|\]$/g, '')
    const { family } = options.vantage ?? {}
    // Node ignores the family of an IP address, and would ask from the same one twice.
    if (family && isIP(host) && isIP(host) !== family) throw new NoResponse(`${host} is not an IPv${family} address`)
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const outgoing = send({
      protocol: url.protocol,
      host,
      port: connectTo.port ?? url.port,
      path: url.pathname + url.search,
      headers: { host: url.host, accept: '*/*', 'accept-encoding': 'identity', ...options.headers },
      agent: false,
      signal: AbortSignal.any([whole, AbortSignal.timeout(ONE_MS)]),
      ...options.vantage,
    })
    // An abort after the headers rejects the read of the body.
    outgoing.on('error', () => {})
    try {
      outgoing.end()
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
      const { socket } = incoming
      const end = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined
      const encoded = await read(incoming)
      return {
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        body: decoded(encoded, incoming.headers['content-encoding']),
        encoded,
        certificateEndsAt: end === undefined ? undefined : new Date(end),
      }
    } catch (error) {
      outgoing.destroy()
      throw new NoResponse(reasonOf(error), { cause: error })
    }
  }
  return { ask, count: () => requests }
}

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error(`the response is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  const decode = encoding && DECODERS[encoding]
  return decode && body.length > 0 ? decode(body, { maxOutputLength: MAX_BYTES }) : body
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError') return `no response within ${ONE_MS / 1_000} seconds`
  const { code, errors } = error as { code?: string; errors?: Error[] }
  return [code, error.message || errors?.[0]?.message].filter(Boolean).join(', ')
}
