import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from './loopback'

/** How a relay changes what the server sends. */
export type LinkFault =
  | { kind: 'refuse' }
  /** After `at` bytes of the reply; a negative number counts from its end. */
  | { kind: 'reset' | 'hang'; at: number }
  /** Sends all that the server does twice. */
  | { kind: 'twice' }
  /** Sends `bytes` instead of the server's. */
  | { kind: 'instead'; bytes: Uint8Array }
  /** A new connection gets one of these for each read, and nothing of the server's. */
  | { kind: 'script'; replies: readonly Uint8Array[] }

/** Passes TCP connections on to the server at `address`, and can lose and corrupt them. */
export async function startRelay(address: string) {
  const url = new URL(address)
  const [port, host] = [Number(url.port), url.hostname]
  const sockets = new Set<Socket>()
  const reads: string[] = []
  let connections = 0
  let fault: LinkFault | undefined

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    connections += 1
    near.on('data', (bytes) => reads.push(bytes.toString()))
    if (fault?.kind === 'script') {
      track(near)
      recite(near, fault.replies)
      return
    }
    const far = connect(port, host)
    const deliver = createDelivery(near)
    near.pipe(far)
    far.on('data', (reply: Buffer) => deliver(reply, fault))
    far.on('end', () => near.end())
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      track(from)
      from.on('error', () => to.destroy())
    }
  })
  /** Ends the present connections, as a restarted server does. */
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const ownPort = await listen(server)
  url.port = String(ownPort)

  return {
    /** The server's address, through the relay. */
    url: url.href,
    /** The text of each read from a client. */
    reads,
    /** How many clients have connected. */
    get connections() {
      return connections
    },
    /** How many sockets are open, to clients and to the server. */
    get open() {
      return sockets.size
    },
    /** Makes further replies fail. Without a fault, new connections work and hung ones stay hung. */
    async fault(next?: LinkFault) {
      const [refused, refuses] = [fault?.kind === 'refuse', next?.kind === 'refuse']
      fault = next
      if (refused && !refuses) await listen(server, ownPort)
      if (refuses && !refused) {
        const closed = once(server, 'close')
        server.close()
        cut()
        await closed
      }
    },
    close() {
      cut()
      server.close()
    },
  }
}

function recite(near: Socket, replies: readonly Uint8Array[]): void {
  const left = replies.values()
  near.on('error', () => near.destroy())
  near.on('data', () => {
    const { value } = left.next()
    if (value) near.write(value)
  })
}

/** Delivers one connection's replies, changed by the fault. */
function createDelivery(near: Socket): (reply: Buffer, fault: LinkFault | undefined) => void {
  let isLost = false
  return (reply, fault) => {
    if (isLost) return
    switch (fault?.kind) {
      case 'script':
        return
      case undefined:
      case 'refuse':
        near.write(reply)
        return
      case 'reset':
        near.write(reply.subarray(0, fault.at), () => near.resetAndDestroy())
        return
      case 'hang':
        isLost = true
        near.write(reply.subarray(0, fault.at))
        return
      case 'twice':
        near.write(Buffer.concat([reply, reply]))
        return
      case 'instead':
        near.write(fault.bytes)
    }
  }
}
