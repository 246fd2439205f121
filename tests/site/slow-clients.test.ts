import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { residentBytes } from '@/tests/support/child-process'
import { openConnection, readAll } from '@/tests/support/loopback'
import { publishedPaths } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'
import { startSite } from '@/tests/support/site'
import { createTestDatabase } from '@/tests/support/test-database'

const site = await startSite({ DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
afterAll(() => site.stop())
const port = Number(new URL(site.url).port)

const FILE = '/llms-full.txt'
const CLIENTS = 100
const PIPELINED = 200
const MEBIBYTE = 1024 * 1024
/** Socket buffers, garbage, and what a young process takes anyway. */
const MAX_GROWTH = 160 * MEBIBYTE

async function open(bytes: string): Promise<Socket> {
  const socket = await openConnection(port)
  socket.write(bytes)
  return socket
}

describe.concurrent('slow clients', () => {
  it('that do not read fill no memory, and others are answered', async () => {
    // The site stores its pages first, so that later growth is the clients' doing.
    for (const path of await publishedPaths(site.url)) {
      for (const accept of ['text/html', 'text/markdown']) await send(site.url, path, { headers: { accept } })
    }
    const { body } = await send(site.url, FILE)
    expect(body.length * CLIENTS * PIPELINED).toBeGreaterThan(4 * MAX_GROWTH)
    const before = await residentBytes(site.pid)
    const asking = `GET ${FILE} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(PIPELINED)
    const sockets = await Promise.all(Array.from({ length: CLIENTS }, async () => (await open(asking)).pause()))
    // Gives the server the time to answer.
    for (let asked = 0; asked < 200; asked += 1) expect((await send(site.url, '/about')).status).toBe(200)
    const grown = (await residentBytes(site.pid)) - before
    for (const socket of sockets) socket.destroy()
    expect(grown).toBeLessThan(MAX_GROWTH)
  })

  it('that never finish a request get a 408', async () => {
    const began = performance.now()
    const socket = await open('GET /about HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    // A byte a second does not keep it alive.
    const dripping = new AbortController()
    const drip = async () => {
      for (; ; await wait(1_000, undefined, { signal: dripping.signal })) socket.write('a')
    }
    drip().catch(() => {})
    const answer = await readAll(socket)
    dripping.abort()
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
