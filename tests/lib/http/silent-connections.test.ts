import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { endSilent } from '@/lib/http/silent-connections'

/** More than the system takes for a client that does not read. */
const BODY = Buffer.alloc(32 * 1024 * 1024)
const SILENCE_MS = 300
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const SWEEP_MS = 20

async function start(body = BODY): Promise<{ ask: () => Socket; ended: Promise<unknown> }> {
  const server = createServer((_request, response) => response.end(body))
  endSilent(server, { unreadMs: SILENCE_MS, idleMs: SILENCE_MS, sweepMs: SWEEP_MS })
  const ended = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    ended,
    ask() {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      socket.write(REQUEST)
      return socket
    },
  }
}

it('ends the connection of a client that takes nothing, before its answer is whole', async () => {
  const { ask, ended } = await start()
  const socket = ask()
  socket.pause()
  await ended
  let length = 0
  socket.on('data', (bytes) => {
    length += bytes.length
  })
  await once(socket.resume(), 'close')
  expect(length).toBeLessThan(BODY.length)
})

it('leaves one alone that takes it all, however slowly', async () => {
  const { ask } = await start()
  const socket = ask()
  const startedAt = performance.now()
  let length = 0
  for await (const bytes of socket) {
    length += bytes.length
    if (length >= BODY.length) break
    // Slower than the silence that is allowed, all pauses together.
    if (performance.now() - startedAt < SILENCE_MS * 3) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(length).toBeGreaterThanOrEqual(BODY.length)
})

it('ends a connection on which nothing follows an answer', async () => {
  const { ask, ended } = await start(Buffer.from('done'))
  const socket = ask()
  await once(socket, 'data')
  const answeredAt = performance.now()
  await once(socket.resume(), 'close')
  await ended
  expect(performance.now() - answeredAt).toBeGreaterThan(SILENCE_MS - SWEEP_MS)
})

it('keeps one that is used again in time, for longer than it might be silent', async () => {
  const { ask } = await start(Buffer.from('done'))
  const socket = ask()
  const startedAt = performance.now()
  let answers = 0
  for await (const _answer of socket) {
    answers += 1
    if (performance.now() - startedAt > SILENCE_MS * 3) break
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS / 3))
    socket.write(REQUEST)
  }
  expect(answers).toBeGreaterThan(3)
  expect(performance.now() - startedAt).toBeGreaterThan(SILENCE_MS * 3)
})
