import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** Still encoded. */
  body: Buffer
  /** The decoded body. */
  text: string
}

export interface SendOptions {
  method?: string
  headers?: Record<string, string>
}

/** Sent by a browser before a script of another site may send a request. */
export const PREFLIGHT = {
  method: 'OPTIONS',
  headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
}

/** A connection each: a server may close one that waits just when a busy client sends on it. */
const agent = Object.assign(new Agent({ keepAlive: true }), { maxFreeSockets: 0 })

/** Sends these header fields and `Host` alone, unlike `fetch`. Follows no redirect. */
export function send(origin: string, path: string, { method = 'GET', headers = {} }: SendOptions = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, path, method, headers }, async (incoming) => {
      const body = await buffer(incoming)
      const text = decoded(body, incoming.headers['content-encoding']).toString()
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text })
    })
    outgoing.once('error', reject).end()
  })
}

/** The names in a `Vary`, in lower case. */
export function varyOf({ headers }: Reply): string[] {
  return (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase())
}

/** The header fields that do not change from one moment to the next. */
export function lastingHeaders({ headers }: Reply): IncomingHttpHeaders {
  const { date, age, 'cache-status': status, connection, 'keep-alive': keepAlive, ...lasting } = headers
  const caching = lasting['cache-control']
  // The time that the counters stay fresh.
  return caching === undefined
    ? lasting
    : { ...lasting, 'cache-control': caching.replace(/s-maxage=\d+/, 's-maxage=…') }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
