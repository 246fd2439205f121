import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface ProviderReply {
  status: number
  headers?: Record<string, string>
  body: string | Uint8Array
}

/** A way in which a sample provider fails. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'body'; body: string | Uint8Array }
  | { kind: 'html' }
  | { kind: 'truncated' }
  | { kind: 'out-of-range' }
  /** The same JSON with white space and fields that nobody expects. */
  | { kind: 'odd-json' }
  /** A good response with another body. */
  | { kind: 'rewritten'; by: (body: string) => string }
  | { kind: 'redirect'; to: string }
  | { kind: 'hang'; before: 'headers' | 'end' }
  | { kind: 'reset'; before: 'headers' | 'end' }
  /** A byte each second. */
  | { kind: 'drip' }
  | { kind: 'huge'; bytes: number }
  | { kind: 'delay'; milliseconds: number }
  /** A good answer, once the promise is settled. */
  | { kind: 'hold'; until: Promise<unknown> }

const CHUNK = Buffer.alloc(64 * 1024, ' ')

/** Sends the reply, changed by the fault. `count` gets the length of each piece of the body. */
export async function play(
  fault: Fault | undefined,
  reply: ProviderReply,
  response: ServerResponse,
  count: (bytes: number) => void,
): Promise<void> {
  const send = ({ status, headers, body }: ProviderReply) => {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
    count(Buffer.byteLength(body))
  }
  const sendHalf = () => {
    const half = Buffer.from(reply.body).subarray(0, reply.body.length / 2)
    count(half.length)
    response.writeHead(reply.status, reply.headers)
    return new Promise<void>((resolve) => response.write(half, () => resolve()))
  }
  switch (fault?.kind) {
    case undefined:
      return send(reply)
    case 'status':
      return send({ status: fault.status, headers: fault.headers, body: fault.body ?? '' })
    case 'body':
      return send({ ...reply, body: fault.body })
    case 'html':
      return send({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html><title>Sorry</title>',
      })
    case 'truncated':
      return send({ ...reply, body: reply.body.slice(0, reply.body.length / 2) })
    case 'out-of-range':
      return send({ ...reply, body: outOfRange(String(reply.body)) })
    case 'odd-json':
      return send({ ...reply, body: oddJson(String(reply.body)) })
    case 'rewritten':
      return send({ ...reply, body: fault.by(String(reply.body)) })
    case 'redirect':
      return send({ status: 302, headers: { location: fault.to }, body: '' })
    case 'hang':
      if (fault.before === 'end') await sendHalf()
      return
    case 'reset':
      if (fault.before === 'end') await sendHalf()
      response.socket?.resetAndDestroy()
      return
    case 'drip':
      response.writeHead(reply.status, reply.headers)
      return pipe(pieces(reply.body, 1_000), response, count)
    case 'huge':
      response.writeHead(reply.status, reply.headers)
      return pipe(spaces(fault.bytes), response, count)
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
      return send(reply)
    case 'hold':
      await fault.until
      return send(reply)
  }
}

async function pipe(source: AsyncIterable<Buffer>, response: ServerResponse, count: (bytes: number) => void) {
  const counted = async function* () {
    for await (const chunk of source) {
      count(chunk.length)
      yield chunk
    }
  }
  // The client may hang up before the end.
  await pipeline(Readable.from(counted()), response).catch(() => {})
}

async function* pieces(body: string | Uint8Array, pauseMs: number): AsyncGenerator<Buffer> {
  for (const byte of Buffer.from(body)) {
    yield Buffer.of(byte)
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
  }
}

async function* spaces(bytes: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes; sent += CHUNK.length) yield CHUNK.subarray(0, bytes - sent)
}

function outOfRange(json: string): string {
  return json.replace(/"(domain_rating|page_rank_decimal|open_page_rank)":[\d.]+/g, '"$1":100.1')
}

function oddJson(json: string): string {
  return `\r\n\t${json.replaceAll(',"', ' ,\n  "').replace(/\}$/, '\t, "more" : {"a":[1.0,1e2,-0]}}')}\n\n `
}
