import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { closeSilent } from '@/server/connections/silent-connections'
import { createStoppableServer } from '@/server/connections/stoppable-server'
import { listen, openConnection } from '@/tests/support/servers/loopback'

/** Longer than a busy machine stops this process for. */
const SILENCE_MS = 500
const LONG_MS = 3 * SILENCE_MS
/** More than the system holds for a client that does not read. */
const LONG_ANSWER = Buffer.alloc(32 * 1024 * 1024)
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

async function start(answer: RequestListener) {
  const { server, sockets } = createStoppableServer({}, answer)
  closeSilent(server, sockets, SILENCE_MS, SILENCE_MS / 10)
  return { server, socket: await openConnection(await listen(server)) }
}

it.concurrent('closes a connection without traffic after its last answer', async () => {
  const { socket } = await start((_, response) => response.end('answer'))
  socket.write(GET)
  await once(socket, 'data')
  await once(socket, 'close')
})

it.concurrent('closes a connection whose client reads nothing', async () => {
  const { server, socket } = await start((_, response) => response.end(LONG_ANSWER))
  socket.pause().write(GET)
  const [request] = await once(server, 'request')
  await once(request.socket, 'close')
  socket.destroy()
})

it.concurrent('keeps a connection on which requests come in time', async () => {
  const { socket } = await start((_, response) => response.end('answer'))
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
  const { socket } = await start((_, response) => response.end(LONG_ANSWER))
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
