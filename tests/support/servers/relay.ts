import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from './loopback'

/** How a relay changes what the server sends. */
export type LinkFault =
  | { kind: 'refuse' }
  /** After `at` bytes of the answer; a negative number counts from its end. */
  | { kind: 'reset' | 'hang'; at: number }
  /** One byte a second. */
  | { kind: 'drip' }
  /** Delays the first bytes on each connection. */
  | { kind: 'delay'; milliseconds: number }
  /** Sends all that the server does twice. */
  | { kind: 'twice' }
  /** Sends `bytes` instead of the server's, then `padding` spaces. */
  | { kind: 'instead'; bytes: Uint8Array; padding?: number }
  /** A new connection gets one of these for each read, and nothing of the server's. */
  | { kind: 'script'; answers: readonly Uint8Array[] }

const SPACES = Buffer.alloc(256 * 1024, ' ')

/** Passes TCP connections on to the server at `address`, and can lose, cut and corrupt them. */
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
      recite(near, fault.answers)
      return
    }
    const far = connect(port, host)
    const deliver = createDelivery(near, far)
    near.pipe(far)
    far.on('data', (answer: Buffer) => deliver(answer, fault))
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
    cut,
    /** Makes further answers fail. Without a fault, new connections work and hung ones stay hung. */
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

function recite(near: Socket, answers: readonly Uint8Array[]): void {
  const left = answers.values()
  near.on('error', () => near.destroy())
  near.on('data', () => {
    const { value } = left.next()
    if (value) near.write(value)
  })
}

/** Delivers one connection's answers, changed by the fault. */
function createDelivery(near: Socket, far: Socket): (answer: Buffer, fault: LinkFault | undefined) => void {
  let isLost = false
  let wasLate = false

  const drip = (bytes: Buffer) => {
    if (near.destroyed || bytes.length === 0) return
    near.write(bytes.subarray(0, 1))
    setTimeout(drip, 1_000, bytes.subarray(1)).unref()
  }
  const pad = (left: number) => {
    if (near.destroyed || left <= 0) return
    near.write(SPACES.subarray(0, left), () => pad(left - SPACES.length))
  }

  return (answer, fault) => {
    if (isLost) return
    switch (fault?.kind) {
      case 'script':
        return
      case undefined:
      case 'refuse':
        near.write(answer)
        return
      case 'reset':
        near.write(answer.subarray(0, fault.at), () => near.resetAndDestroy())
        return
      case 'hang':
        isLost = true
        near.write(answer.subarray(0, fault.at))
        return
      case 'drip':
        isLost = true
        drip(answer)
        return
      case 'delay':
        if (wasLate) return void near.write(answer)
        wasLate = true
        far.pause()
        setTimeout(() => {
          near.write(answer)
          far.resume()
        }, fault.milliseconds)
        return
      case 'twice':
        near.write(Buffer.concat([answer, answer]))
        return
      case 'instead':
        near.write(fault.bytes)
        if (fault.padding === undefined) return
        isLost = true
        pad(fault.padding)
    }
  }
}
