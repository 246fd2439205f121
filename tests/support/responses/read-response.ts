import type { Socket } from 'node:net'

export interface RawResponse {
  status: number
  /** Names are in lower case. */
  fields: [name: string, value: string][]
  body: Buffer
}

/** The bytes are not HTTP/1.1. */
export class NotAResponse extends Error {
  override readonly name = 'NotAResponse'
}

const VERSION = 'HTTP/1.1 '
const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/
const FIELD =
  /^([!#$%&'*+.^`|~\w-]+):[ \t]*((?:[\x21-\x7e\x80-\xff](?:[ \t\x21-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?)[ \t]*$/
const HEADER_END = Buffer.from('\r\n\r\n')

/**
 * The first response in `bytes` that is not interim, and its length; undefined while it is incomplete. Strict about
 * RFC 9112. Throws `NotAResponse`.
 */
export function readResponse(
  bytes: Buffer,
  isHead: boolean,
  isOver: boolean,
): { response: RawResponse; length: number } | undefined {
  const beginning = bytes.toString('latin1', 0, VERSION.length)
  if (!VERSION.startsWith(beginning)) throw new NotAResponse(JSON.stringify(bytes.toString('latin1', 0, 200)))
  const headerLength = bytes.indexOf(HEADER_END)
  if (headerLength < 0) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, headerLength).split('\r\n')
  const [, digits] = STATUS_LINE.exec(first) ?? []
  if (!digits) throw new NotAResponse(`the status line ${JSON.stringify(first)}`)
  const fields = lines.map((text): [string, string] => {
    const [, name, value] = FIELD.exec(text) ?? []
    if (name === undefined || value === undefined) throw new NotAResponse(`the field ${JSON.stringify(text)}`)
    return [name.toLowerCase(), value]
  })
  const status = Number(digits)
  const start = headerLength + HEADER_END.length
  if (status < 200) {
    const next = readResponse(bytes.subarray(start), isHead, isOver)
    return next && { response: next.response, length: next.length + start }
  }
  const end =
    isHead || status === 204 || status === 304
      ? { body: Buffer.alloc(0), next: start }
      : readBody(bytes, start, fields, isOver)
  return end && { response: { status, fields, body: end.body }, length: end.next }
}

/**
 * Calls `onResponse` for each whole response on a connection. Anything else ends the connection with `NotAResponse`. Returns how
 * many bytes are left over.
 */
export function readResponses(
  socket: Socket,
  onResponse: (response: RawResponse) => void,
  isHead = () => false,
): () => number {
  let bytes: Buffer = Buffer.alloc(0)
  const read = (isOver: boolean) => {
    try {
      for (let found = readResponse(bytes, isHead(), isOver); found; found = readResponse(bytes, isHead(), isOver)) {
        bytes = bytes.subarray(found.length)
        onResponse(found.response)
      }
    } catch (error) {
      socket.destroy(error as NotAResponse)
    }
  }
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
    read(false)
  })
  socket.on('end', () => read(true))
  return () => bytes.length
}

interface Body {
  body: Buffer
  /** The place of its end. */
  next: number
}

function readBody(bytes: Buffer, start: number, fields: RawResponse['fields'], isOver: boolean): Body | undefined {
  const all = (name: string) => fields.flatMap(([other, value]) => (other === name ? [value] : []))
  const [codings, lengths] = [all('transfer-encoding'), all('content-length')]
  if (codings.length + lengths.length > 1) throw new NotAResponse('two framings')
  if (codings.length > 0) {
    if (codings[0] !== 'chunked') throw new NotAResponse(`the transfer encoding ${codings[0]}`)
    return readChunks(bytes, start)
  }
  if (lengths[0] === undefined) return isOver ? { body: bytes.subarray(start), next: bytes.length } : undefined
  if (!/^\d{1,9}$/.test(lengths[0])) throw new NotAResponse(`the length ${lengths[0]}`)
  const next = start + Number(lengths[0])
  return next <= bytes.length ? { body: bytes.subarray(start, next), next } : undefined
}

function readChunks(bytes: Buffer, start: number): Body | undefined {
  const chunks: Buffer[] = []
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = bytes.toString('latin1', at, lineEnd)
    if (!/^[\da-f]{1,8}$/i.test(size)) throw new NotAResponse(`the chunk size ${JSON.stringify(size)}`)
    const from = lineEnd + 2
    const to = from + Number.parseInt(size, 16)
    if (bytes.length < to + 2) return undefined
    if (bytes.toString('latin1', to, to + 2) !== '\r\n') throw new NotAResponse('a chunk of another length')
    if (to === from) return { body: Buffer.concat(chunks), next: to + 2 }
    chunks.push(bytes.subarray(from, to))
    at = to + 2
  }
}
