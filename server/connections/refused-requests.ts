import {
  type IncomingMessage,
  maxHeaderSize,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { ALLOWED_METHODS } from '@/lib/endpoints/headers'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { endpointMethodNotAllowed, refused } from '@/lib/site/notices'
import { headOf } from '@/server/cache/head'
import { send } from '@/server/cache/respond'
import { HEAD_END, responseOn } from './pipelining'

type Headers = Record<string, string>

/** The parser's error, with the bytes in which it was found. */
interface ParseError extends NodeJS.ErrnoException {
  reason?: string
  rawPacket?: Buffer
  bytesParsed?: number
}

/** A name or an IP address, with or without a port; empty for targets without a host (RFC 9112 §3.2). */
const HOST = /^(?:[\w.-]*|\[[\da-f:.]+(?:%[\w.%-]+)?\])(?::\d*)?$/i

/** A connection that is closed with unread bytes is reset, and its client may lose the response. */
const LINGER_MS = 1_000

const MALFORMED = refused(400, 'The request is not valid HTTP/1.1; correct it before you send it again.')
const NO_PATH = refused(
  400,
  'The request asks for neither a path that begins with / nor a full URL; send, for example, GET /about.',
)
const NO_FIRST_LINE = refused(
  400,
  'The first line of the request is not a method, a path and HTTP/1.1; encode spaces in the path as %20.',
)
const NOT_A_HOST = refused(
  400,
  'The host of the request is neither a name nor an IP address, with or without a port; correct the Host header or the URL.',
)
const NOT_CHUNKED = refused(
  400,
  'Transfer-Encoding needs HTTP/1.1 and chunked as its last coding; correct the header or leave it out.',
)
/** By the reason of the parser's error, or by its code where one sentence fits all its reasons. */
const REFUSALS: Readonly<Record<string, WholeResponse>> = {
  'Unexpected start char in url': NO_PATH,
  'Unexpected char in url schema': NO_PATH,
  'Unexpected char in url server': NOT_A_HOST,
  HPE_INVALID_URL: refused(
    400,
    'The path must begin with / and contain only printable ASCII; percent-encode the rest, for example %C3%BC for ü.',
  ),
  'Expected space after method': NO_FIRST_LINE,
  HPE_INVALID_CONSTANT: NO_FIRST_LINE,
  HPE_INVALID_TRANSFER_ENCODING: NOT_CHUNKED,
  HPE_INVALID_METHOD: refused(400, 'The request does not begin with an HTTP method; send a GET request.'),
  HPE_HEADER_OVERFLOW: refused(
    431,
    `The path and the headers together are larger than ${maxHeaderSize / 1_024} KB; shorten them.`,
  ),
  ERR_HTTP_REQUEST_TIMEOUT: refused(408, 'The request took too long to arrive; send it again.'),
}
const UNMET = refused(417, 'The only supported Expect value is 100-continue; leave the header out.')
/** For `OPTIONS *` (RFC 9110 §9.3.7), by which Apache's health checks ask whether a server is up. */
const WHOLE_SERVER: WholeResponse = { status: 204, headers: { allow: ALLOWED_METHODS }, body: '' }
const NOT_ONE_HOST = refused(400, 'The request must have exactly one Host header; send one.')

/** Answers what Node would refuse without a word: malformed or slow requests, an unknown `Expect`, CONNECT. */
export function respondToRefused(server: Server, headers: Headers): void {
  const closing = new WeakSet<Socket>()
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // The parser repeats its error for all that still comes.
    if (closing.has(socket)) return
    closing.add(socket)
    // A request whose body is refused has its own response already. One that its client ended early gets none.
    const isSilent = isInBody(socket) || error.code === 'HPE_INVALID_EOF_STATE'
    const notice = refusalOf(error)
    closeWith(socket, isSilent ? '' : messageOf(notice, headers, isHead(error)))
  })
  server.on('checkExpectation', (request, response) => refuse(request, response, UNMET, headers))
  server.on('connect', (_request, socket: Socket) => {
    // Node has taken its parser and its listeners off, so nothing may be read for them any more.
    socket.on('error', () => {}).resume()
    if (responseOn(socket)) socket.destroy()
    else closeWith(socket, messageOf(endpointMethodNotAllowed(), headers, false))
  })
}

function refusalOf({ code = '', reason = '' }: ParseError): WholeResponse {
  return REFUSALS[reason] ?? REFUSALS[code] ?? MALFORMED
}

/**
 * Refuses requests without a `Host`, with several, or with one that no host can have (RFC 9112 §3.2), and bodies whose
 * end cannot be found (§6.1, §6.3). The server needs `requireHostHeader: false`.
 */
export function requireValidHead(handle: RequestListener, headers: Headers): RequestListener {
  return (request, response) => {
    const notice = findFault(request)
    if (notice) refuse(request, response, notice, headers)
    else if (request.url === '*' && request.method === 'OPTIONS')
      send({ request, response }, WHOLE_SERVER, Object.entries(headers))
    else handle(request, response)
  }
}

function findFault({ rawHeaders, httpVersion, url = '' }: IncomingMessage): WholeResponse | undefined {
  let host: string | undefined
  let codings: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    // Comparing lengths first is faster.
    if (name.length === 'host'.length && name.toLowerCase() === 'host') {
      if (host !== undefined) return NOT_ONE_HOST
      host = rawHeaders[at + 1]
    } else if (name.length === 'transfer-encoding'.length && name.toLowerCase() === 'transfer-encoding') {
      codings = `${codings ?? ''},${rawHeaders[at + 1]}`
    }
  }
  if (codings !== undefined && (httpVersion === '1.0' || !/,[ \t]*chunked[ \t,]*$/i.test(codings))) return NOT_CHUNKED
  if (host === undefined && httpVersion !== '1.0') return NOT_ONE_HOST
  return HOST.test(host ?? '') && hasHostIfAbsolute(url) ? undefined : NOT_A_HOST
}

/** Whether a target that is a full URL has a host (RFC 9110 §4.2.1). */
function hasHostIfAbsolute(url: string): boolean {
  const [, host] = url.startsWith('/') ? [] : (/^https?:\/\/([^/?#]*)/i.exec(url) ?? [])
  return host === undefined || (host !== '' && HOST.test(host))
}

function refuse(request: IncomingMessage, response: ServerResponse, notice: WholeResponse, headers: Headers): void {
  send({ request, response }, notice, [...Object.entries(headers), ['connection', 'close']])
}

/** Sends `message` once the requests before are answered, and closes the connection. */
function closeWith(socket: Socket, message: string): void {
  const response = responseOn(socket)
  if (response) {
    response.once('close', () => closeWith(socket, message))
    return
  }
  if (!socket.writable) return
  socket.end(message)
  const linger = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(linger))
}

function messageOf(notice: WholeResponse, headers: Headers, isHead: boolean): string {
  const list = headOf(notice, Object.entries({ ...headers, connection: 'close', date: new Date().toUTCString() }))
  const lines = list.map((text, at) => text + (at % 2 === 0 ? ': ' : '\r\n'))
  return `HTTP/1.1 ${notice.status} ${STATUS_CODES[notice.status]}\r\n${lines.join('')}\r\n${isHead ? '' : notice.body}`
}

/** Whether the parser is in the body of a request. Node has no public name for that request. */
function isInBody(socket: Socket): boolean {
  const { parser } = socket as Socket & { parser?: { incoming?: IncomingMessage | null } | null }
  return parser?.incoming?.complete === false
}

/** Whether the refused request begins with HEAD in the refused bytes. One that came in pieces is taken for a GET. */
function isHead({ rawPacket, bytesParsed }: ParseError): boolean {
  const read = rawPacket?.subarray(0, bytesParsed).toString('latin1') ?? ''
  const end = read.lastIndexOf(HEAD_END)
  return (end < 0 ? read : read.slice(end + HEAD_END.length)).trimStart().startsWith('HEAD ')
}
