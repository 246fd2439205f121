// Guards the server against pipelined floods. It relies on Node's own way in three points. Look at them with each new
// Node: the tests beside this file and `npm run floods` fail where one has changed.

// 1. `request` comes for each pipelined request as soon as it is parsed. `response.socket` is null until the responses
// before it are finished; then the response emits `socket`.

// 2. The first listener of a socket's `data` is the HTTP parser. A socket that Node has paused stays so until Node
// resumes it.

// 3. `socket._httpMessage` is the response that is being written.

import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More waiting requests on one connection make the server read connections request by request. */
const MAX_WAITING = 16
/** For how long new connections are read that way. */
const GUARD_MS = 600_000
/** Ends the head of a request. */
export const HEAD_END = '\r\n\r\n'
const NOTHING = Buffer.alloc(0)

interface Connection {
  /** The response to the last request that was parsed. */
  latest?: ServerResponse | null
  waiting: number
  /** Parses the next request. Set while the connection is read request by request. */
  readOn?: () => void
  isPaused?: boolean
}

/**
 * Handles one request of a connection at a time. The next one starts when the one before is answered. Node starts none
 * on a connection that is closed.
 */
export function handleInTurn(server: Server, sockets: ReadonlySet<Socket>, handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>()
  let guardUntil: number | undefined

  server.on('connection', (socket: Socket) => {
    if (guardUntil !== undefined && performance.now() < guardUntil) readByRequest(socket)
  })

  // Node parses all that it has read: 64 KB, which can be 2,400 requests. Reading request by request costs 15% of a
  // response from memory, so it starts only when a connection has many waiting.
  function guard(): void {
    guardUntil = performance.now() + GUARD_MS
    for (const socket of sockets) readByRequest(socket)
  }

  function readByRequest(socket: Socket): void {
    const connection = connectionOf(socket)
    if (connection.isPaused) return
    // Node stops reading below a paused socket, and only its own listener of `resume` starts it again.
    connection.isPaused = socket.isPaused()
    if (connection.isPaused) {
      socket.once('resume', () => {
        connection.isPaused = false
        readByRequest(socket)
      })
      return
    }
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[]
    if (connection.readOn || !parse) return
    if (connection.waiting === 0) connection.latest = responseOn(socket)
    let unread: Buffer = NOTHING
    connection.readOn = () => {
      while (socket.writable && (connection.latest?.writableFinished ?? true)) {
        if (unread.length === 0) unread = socket.read() ?? NOTHING
        if (unread.length === 0) return
        const end = unread.indexOf(HEAD_END)
        const next = end < 0 ? unread : unread.subarray(0, end + HEAD_END.length)
        unread = unread.subarray(next.length)
        parse(next)
      }
    }
    // Node's parser gets its bytes from `readOn` from here on.
    socket.on('readable', connection.readOn)
    socket.off('data', parse)
    if (connection.latest) readOnAfter(connection.latest, connection.readOn)
  }

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket)
    if (known) return known
    const connection = { waiting: 0 }
    connections.set(socket, connection)
    return connection
  }

  return (request, response) => {
    // Node ignores an upgrade, and drops what came behind it in the same packet.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    // Node assigns the socket when the responses before are finished.
    const isItsTurn = response.socket !== null
    // Storing nothing here keeps garbage collection short.
    if (isItsTurn && guardUntil === undefined) return handle(request, response)
    const { socket } = request
    const connection = connectionOf(socket)
    connection.latest = response
    if (connection.readOn) readOnAfter(response, connection.readOn)
    if (isItsTurn) return handle(request, response)
    connection.waiting += 1
    if (connection.waiting > MAX_WAITING && !connection.readOn && !connection.isPaused) guard()
    response.once('socket', () => {
      setImmediate(() => {
        connection.waiting -= 1
        handle(request, response)
      })
    })
  }
}

/** The response that is being written. Node has no public name for it. */
export function responseOn(socket: Socket): ServerResponse | null | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage
}

/** `setImmediate` lets other connections have their turn in between. */
function readOnAfter(response: ServerResponse, readOn: () => void): void {
  response.once('close', () => setImmediate(readOn))
}
