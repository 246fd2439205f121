import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { handleInTurn } from '@/server/connections/pipelining'
import { createGate } from '@/tests/support/gate'
import { listen, openConnection, readAll } from '@/tests/support/servers/loopback'

/** More than the 64 KB that Node reads at once. */
const MANY = 4_000
const WAITING = 17

async function start(answer: RequestListener) {
  const server = createServer()
  const sockets = new Set<Socket>()
  const seen = { parsed: 0, handled: 0, sockets: [] as Socket[] }
  const handle = handleInTurn(server, sockets, (request, response) => {
    seen.handled += 1
    answer(request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    seen.sockets.push(socket)
  })
  server.on('request', (request, response) => {
    seen.parsed += 1
    handle(request, response)
  })
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, open: () => openConnection(port) }
}

/** A server that answers these requests after `release`, and the others at once. */
async function startHeld(isHeld: (request: IncomingMessage) => boolean = () => true) {
  const { passed, open: release } = createGate()
  const started = await start(async (request, response) => {
    if (isHeld(request)) await passed
    response.end(`answer to ${request.url}\n`)
  })
  return { ...started, release }
}

const get = (path: string | number, last = '') => `GET /${path} HTTP/1.1\r\nHost: a\r\n${last}\r\n`
const CLOSE = 'Connection: close\r\n'

/** `count` requests; the last one closes. */
const flood = (count: number) =>
  Array.from({ length: count }, (_, index) => get(index, index === count - 1 ? CLOSE : '')).join('')

const answered = (text: string) => text.match(/(?<=answer to \/)\d+/g)?.map(Number)

/** After this the server reads request by request. */
async function pipelineMany(open: () => Promise<Socket>): Promise<void> {
  const socket = await open()
  socket.write(flood(MANY))
  await readAll(socket)
}

describe('pipelined requests', () => {
  it('are answered whole, in order, one at a time', async () => {
    let inWork = 0
    let most = 0
    const { open } = await start(({ url }, response) => {
      inWork += 1
      most = Math.max(most, inWork)
      setImmediate(() => {
        inWork -= 1
        response.end(`answer to ${url}\n`)
      })
    })
    const socket = await open()
    socket.write(flood(MANY))
    expect(answered(await readAll(socket))).toEqual(Array.from({ length: MANY }, (_, index) => index))
    expect(most).toBe(1)
  })

  it('are closed behind an upgrade that is not made, because Node drops them', async () => {
    const { open } = await start(({ url }, response) => void response.end(`answer to ${url}\n`))
    const socket = await open()
    socket.write(get(0) + get(1, 'Connection: Upgrade\r\nUpgrade: h2c\r\n') + get(2))
    const text = await readAll(socket)
    expect(answered(text)).toEqual([0, 1])
    expect(text.match(/(?<=^Connection: ).*(?=\r)/gm)).toEqual(['keep-alive', 'close'])
  })

  it('are not parsed early once one connection had many', async () => {
    let isHeld = false
    const { seen, open, release } = await startHeld(() => isHeld)
    const before = await open()
    before.write(get('first'))
    await once(before, 'data')
    await pipelineMany(open)
    isHeld = true
    const parsed = seen.parsed
    const sockets = [before, await open(), await open()]
    for (const socket of sockets) socket.write(flood(MANY))
    // Waits until the server reads no more.
    while (seen.parsed < parsed + sockets.length) await turn()
    const asking = await open()
    asking.write(get('other'))
    while (seen.parsed < parsed + sockets.length + 1) await turn()
    expect(seen.parsed).toBe(parsed + sockets.length + 1)
    const held = seen.sockets.map(({ readableLength }) => readableLength)
    expect(Math.max(...held)).toBeLessThanOrEqual(128 * 1024)
    release()
    for (const socket of sockets) expect(answered(await readAll(socket))).toHaveLength(MANY)
  })

  it('are parsed only a few ahead on the first connections too', async () => {
    const { seen, open, release } = await startHeld()
    const sockets = await Promise.all(Array.from({ length: 20 }, open))
    for (const socket of sockets) socket.write(flood(WAITING + 1))
    // The first connection's read is parsed whole. The others are limited from then on.
    while (seen.parsed < sockets.length + WAITING) await turn()
    for (let count = 0; count < 20; count += 1) await turn()
    expect(seen.parsed).toBe(sockets.length + WAITING)
    release()
    const texts = await Promise.all(sockets.map(readAll))
    expect(texts.map((text) => answered(text)?.length)).toEqual(sockets.map(() => WAITING + 1))
  })

  it('are not handled after their connection is closed', async () => {
    const { seen, open, release } = await startHeld()
    const socket = await open()
    socket.write(flood(MANY))
    while (seen.handled === 0) await turn()
    const closed = new Promise((resolve) => seen.sockets[0]?.once('close', resolve))
    socket.resetAndDestroy()
    release()
    await closed
    for (let count = 0; count < 20; count += 1) await turn()
    // The server notices a closed connection that it does not read only when it writes.
    expect(seen.handled).toBeLessThanOrEqual(2)
  })

  it('have no body read while an answer is under way', async () => {
    const { seen, open, release } = await startHeld(({ url }) => url === '/slow')
    await pipelineMany(open)
    const socket = await open()
    const size = 32 * 1024 * 1024
    socket.write(`GET /slow HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n`)
    socket.write(Buffer.alloc(size))
    socket.write(get(1, CLOSE))
    while (!seen.sockets.at(-1)?.bytesRead) await turn()
    for (let count = 0; count < 100; count += 1) await turn()
    expect(seen.sockets.at(-1)?.bytesRead).toBeLessThan(size / 8)
    release()
    expect(answered(await readAll(socket))).toEqual([1])
  })

  it('are read on where a body had been held back when one connection came with many', async () => {
    const { seen, open, release } = await startHeld(({ method }) => method === 'POST')
    const socket = await open()
    const body = 'x'.repeat(1024 * 1024)
    socket.write(`POST /0 HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}${get(1, CLOSE)}`)
    while (!seen.sockets[0]?.isPaused()) await turn()
    await pipelineMany(open)
    release()
    expect(answered(await readAll(socket))).toEqual([0, 1])
  })
})
