import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from './loopback'

/** What a relay does to the server's side of its connections. */
export type LinkFault =
  | { kind: 'refuse' }
  /** After so many bytes of the answer, or at so many from its end where the number is negative. */
  | { kind: 'reset' | 'hang'; at: number }
  /** A byte each second. */
  | { kind: 'drip' }
  /** Of the first thing that the server says on each connection. */
  | { kind: 'delay'; milliseconds: number }
  /** In place of whatever the server says; `padding` is so many spaces after it. */
  | { kind: 'instead'; bytes: Uint8Array; padding?: number }

export interface Relay {
  /** The address it was made for, through the relay. */
  url: string
  port: number
  /** Of clients, all that there were. */
  readonly connections: number
  /** What each read from a client brought. */
  reads: string[]
  /** From here on the connections there are carry nothing and never end; new ones are as ever. */
  silence(): void
  /** Ends the connections there are, as a server does that is restarted. */
  cut(): void
  /** Every further answer fails in one way; without a fault new connections are as ever, and hung ones stay so. */
  fault(fault?: LinkFault): Promise<void>
  close(): void
}

const SPACES = Buffer.alloc(256 * 1024, ' ')

/** Passes TCP connections on to the server at `address`, as a network would that can lose, cut and corrupt them. */
export async function startRelay(address: string): Promise<Relay> {
  const url = new URL(address)
  const [port, host] = [Number(url.port), url.hostname]
  const sockets = new Set<Socket>()
  const reads: string[] = []
  let connections = 0
  let fault: LinkFault | undefined

  const server = createServer((near) => {
    connections += 1
    const far = connect(port, host)
    const deliver = createDelivery(near, far)
    near.on('data', (bytes) => reads.push(bytes.toString()))
    near.pipe(far)
    far.on('data', (answer: Buffer) => deliver(answer, fault))
    far.on('end', () => near.end())
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const ownPort = await listen(server)
  url.port = String(ownPort)

  return {
    url: url.href,
    port: ownPort,
    reads,
    get connections() {
      return connections
    },
    cut,
    silence() {
      for (const socket of sockets) socket.unpipe().removeAllListeners('data').pause()
    },
    async fault(next) {
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

/** Carries one connection's answers, or what a fault makes of them. */
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
      case 'instead':
        near.write(fault.bytes)
        if (fault.padding === undefined) return
        isLost = true
        pad(fault.padding)
    }
  }
}
