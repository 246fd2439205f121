import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { endUnread } from '@/lib/http/unread-answers'

/** More than the system takes for a client that does not read. */
const BODY = Buffer.alloc(32 * 1024 * 1024)
const SILENCE_MS = 300

async function start(): Promise<{ ask: () => Socket; ended: Promise<unknown> }> {
  const server = createServer((_request, response) => response.end(BODY))
  endUnread(server, SILENCE_MS, 20)
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
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
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
