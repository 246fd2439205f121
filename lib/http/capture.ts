import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import type { Answer, Question } from './answer'
import { type GivenHeaders, setGivenHeaders } from './given-headers'

type CaptureFault = 'threw' | 'reset' | 'timeout' | 'too-large'

/** The handler gave no whole answer. */
class CaptureFailed extends Error {
  override readonly name = 'CaptureFailed'
  constructor(fault: CaptureFault, path: string, cause?: unknown) {
    super(`no whole answer to ${path}: ${fault}`, { cause })
  }
}

export interface CaptureLimits {
  maxBodyBytes: number
  timeoutMs: number
}

/** Asks `handle` with a request that comes from no socket, and takes its answer. Throws `CaptureFailed`. */
export function capture(handle: RequestListener, question: Question, limits: CaptureLimits): Promise<Answer> {
  const request = new OwnRequest(question)
  return captureFrom(request, limits, (response) => handle(request, response))
}

/** Takes what `answer` writes to a request. Throws `CaptureFailed`. */
export function captureFrom(
  request: IncomingMessage,
  { maxBodyBytes, timeoutMs }: CaptureLimits,
  answer: (response: ServerResponse<IncomingMessage>) => unknown,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const response = new CapturedResponse(request, maxBodyBytes)
    const fail = (fault: CaptureFault, cause?: unknown) => {
      clearTimeout(deadline)
      reject(new CaptureFailed(fault, request.url ?? '', cause))
      // Its `close` tells the handler that nobody reads on.
      response.destroy()
    }
    const deadline = setTimeout(fail, timeoutMs, 'timeout')
    response.on('error', () => response.destroy())
    response.once('overflow', () => fail('too-large'))
    response.once('close', () => fail('reset'))
    response.once('finish', () => {
      clearTimeout(deadline)
      resolve({ status: response.statusCode, headers: { ...response.getHeaders() }, body: response.body() })
      response.destroy()
    })
    new Promise((done) => done(answer(response as ServerResponse<IncomingMessage>))).catch((error: unknown) =>
      fail('threw', error),
    )
  })
}

class OwnRequest extends IncomingMessage {
  constructor({ method, path, headers }: Question) {
    super(new Socket())
    this.method = method
    this.url = path
    this.httpVersion = '1.1'
    this.httpVersionMajor = 1
    this.httpVersionMinor = 1
    this.headers = { ...headers }
    this.rawHeaders = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().flatMap((one) => [name, one]),
    )
    this.complete = true
    this.push(null)
  }
}

/** A response whose bytes stay here. */
class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = []
  private length = 0

  constructor(
    request: IncomingMessage,
    private readonly maxBodyBytes: number,
  ) {
    super(request)
    // Node finishes a response only on a socket that takes its bytes; a full one would never be told to be drained.
    const taker = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (_chunk, _encoding, done) => done(),
    })
    this.assignSocket(taker as Socket)
  }

  body(): Buffer {
    return Buffer.concat(this.chunks, this.length)
  }

  override writeHead(status: number, ...given: GivenHeaders): this {
    setGivenHeaders(this, given)
    return super.writeHead(status)
  }

  // biome-ignore lint/suspicious/noExplicitAny: Node's overloads take the encoding or the callback in second place
  override write(chunk: any, ...rest: any[]): boolean {
    this.keep(chunk, rest[0])
    return super.write(chunk, ...rest)
  }

  // biome-ignore lint/suspicious/noExplicitAny: Node's overloads take the callback in any place
  override end(...given: any[]): this {
    const [chunk, encoding] = given
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.keep(chunk, encoding)
    return super.end(...given)
  }

  private keep(chunk: string | Uint8Array, encoding: unknown): void {
    // A copy, because the handler may use its buffer again.
    const bytes =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk)
    this.length += bytes.length
    if (this.length > this.maxBodyBytes) this.emit('overflow')
    else this.chunks.push(bytes)
  }
}
