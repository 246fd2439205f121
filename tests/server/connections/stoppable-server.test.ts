import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createStoppableServer } from '@/server/connections/stoppable-server'
import { listen, openConnection, readAll } from '@/tests/support/servers/loopback'

const DEADLINE_MS = 2_000
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** Answers `/slow` late and everything else at once. */
const answer: RequestListener = async (request, response) => {
  if (request.url === '/slow') await wait(100)
  response.end(`answer to ${request.url}`)
}

async function start() {
  const { server, stop } = createStoppableServer({}, answer)
  return { port: await listen(server), stop: () => stop(DEADLINE_MS) }
}

describe('stopping', () => {
  it('answers one more request on a kept connection, then closes it', async () => {
    const { port, stop } = await start()
    const socket = await openConnection(port)
    socket.write(GET)
    const [first] = await once(socket, 'data')
    expect(String(first)).toContain('Connection: keep-alive')
    const stopped = stop()
    socket.write(GET)
    expect(await readAll(socket)).toContain('Connection: close')
    await stopped
  })

  it('answers all pipelined requests, and closes with the last', async () => {
    const { port, stop } = await start()
    const socket = await openConnection(port)
    const stopped = stop()
    socket.write(`${GET}GET /slow HTTP/1.1\r\nHost: a\r\n\r\n${GET}`)
    const text = await readAll(socket)
    expect(text.match(/answer to \/(?:slow)?/g)).toEqual(['answer to /', 'answer to /slow', 'answer to /'])
    expect(text.match(/Connection: [a-z-]+/g)).toEqual(
      ['keep-alive', 'keep-alive', 'close'].map((how) => `Connection: ${how}`),
    )
    await stopped
  })

  it('accepts no new connection and waits for no idle one', async () => {
    const { port, stop } = await start()
    const silent = await openConnection(port)
    const stopped = stop()
    const [error] = await once(connect(port, '127.0.0.1'), 'error')
    expect(error.code).toBe('ECONNREFUSED')
    const begun = performance.now()
    await stopped
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS / 2)
    silent.destroy()
  })
})
