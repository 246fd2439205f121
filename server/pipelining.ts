import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may wait for their turn before connections are read request by request. */
const MAX_WAITING = 16
/** How long that goes on for new connections. */
const GUARD_MS = 600_000
const HEAD_END = '\r\n\r\n'
const NOTHING = Buffer.alloc(0)

interface Connection {
  /** The response to the last request that was parsed. */
  latest?: ServerResponse | null
  waiting: number
  /** Parses the next request. Only where the connection is read request by request. */
  readOn?: () => void
}

/**
 * Has one request of a connection in work at a time: the next begins when the one before is answered, and never where
 * the connection is closed by then.
 */
export function handleInTurn(server: Server, sockets: ReadonlySet<Socket>, handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>()
  let guardUntil: number | undefined

  server.on('connection', (socket: Socket) => {
    if (guardUntil !== undefined && performance.now() < guardUntil) readByRequest(socket)
  })

  // Node parses all that it has read, 64 KB or 2,400 requests of 1.5 KB each. To read less costs 15 % of an answer from
  // memory, so connections are read that way only once one of them has had many waiting.
  function guard(): void {
    guardUntil = performance.now() + GUARD_MS
    for (const socket of sockets) readByRequest(socket)
  }

  function readByRequest(socket: Socket): void {
    const connection = connectionOf(socket)
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[]
    if (connection.readOn || !parse) return
    if (connection.waiting === 0) connection.latest = responseOn(socket)
    let unread: Buffer = NOTHING
    connection.readOn = () => {
      while (!socket.destroyed && (connection.latest?.writableFinished ?? true)) {
        if (unread.length === 0) unread = socket.read() ?? NOTHING
        if (unread.length === 0) return
        const end = unread.indexOf(HEAD_END)
        const next = end < 0 ? unread : unread.subarray(0, end + HEAD_END.length)
        unread = unread.subarray(next.length)
        parse(next)
      }
    }
    // Takes the connection away from Node's parser, which is given the bytes by `readOn` instead.
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
    // Node gives a response its socket when the ones before it are finished.
    const isItsTurn = response.socket !== null
    // Nothing is kept of these: what lives on after its answer costs each collection.
    if (isItsTurn && guardUntil === undefined) return handle(request, response)
    const { socket } = request
    const connection = connectionOf(socket)
    connection.latest = response
    if (connection.readOn) readOnAfter(response, connection.readOn)
    if (isItsTurn) return handle(request, response)
    connection.waiting += 1
    if (connection.waiting > MAX_WAITING && !connection.readOn) guard()
    atItsTurn(response, () => {
      connection.waiting -= 1
      if (!socket.destroyed) handle(request, response)
    })
  }
}

/** The response that is being written, where Node keeps it. */
function responseOn(socket: Socket): ServerResponse | null | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage
}

/** In a turn of the event loop of its own, so that other connections have theirs in between. */
function readOnAfter(response: ServerResponse, readOn: () => void): void {
  response.once('close', () => setImmediate(readOn))
}

function atItsTurn(response: ServerResponse, begin: () => void): void {
  const { assignSocket } = response
  response.assignSocket = (socket) => {
    assignSocket.call(response, socket)
    setImmediate(begin)
  }
}
