import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { closeSilentConnections } from '@/server/silent-connections'
import { listen, openConnection } from '@/tests/support/loopback'

/** Longer than a busy machine stops this process for. */
const SILENCE_MS = 500
const LONG_MS = 3 * SILENCE_MS
/** More than the system holds for a client that does not read. */
const LONG_ANSWER = Buffer.alloc(32 * 1024 * 1024)
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

async function connectTo(answer: RequestListener) {
  const server = createServer(answer)
  closeSilentConnections(server, SILENCE_MS, SILENCE_MS / 10)
  return openConnection(await listen(server))
}

it.concurrent('closes a connection without traffic after its last answer', async () => {
  const socket = await connectTo((_, response) => response.end('answer'))
  socket.write(GET)
  await once(socket, 'data')
  await once(socket, 'close')
})

it.concurrent('closes a connection whose client reads nothing', async () => {
  const server = createServer((_, response) => response.end(LONG_ANSWER))
  closeSilentConnections(server, SILENCE_MS, SILENCE_MS / 10)
  const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'))
  const socket = await openConnection(await listen(server))
  socket.pause().write(GET)
  await closed
  socket.destroy()
})

it.concurrent('keeps a connection on which requests come in time', async () => {
  const socket = await connectTo((_, response) => response.end('answer'))
  const began = performance.now()
  while (performance.now() - began < LONG_MS) {
    socket.write(GET)
    await once(socket, 'data')
    await wait(SILENCE_MS / 3)
  }
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})

it.concurrent('keeps a client that reads a long answer slowly', async () => {
  const socket = await connectTo((_, response) => response.end(LONG_ANSWER))
  socket.write(GET)
  const began = performance.now()
  let read = 0
  for await (const chunk of socket) {
    read += chunk.length
    if (read >= LONG_ANSWER.length) break
    if (performance.now() - began < LONG_MS) await wait(1)
  }
  expect(read).toBeGreaterThanOrEqual(LONG_ANSWER.length)
})
