import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { start } from '@/tests/support/cached-site'
import { createOrigin } from '@/tests/support/origin'

const MEBIBYTE = 1024 * 1024

describe('memory', () => {
  it('holds no copy of a page for clients that do not read', async () => {
    const origin = createOrigin((_request, response) => {
      response.setHeader('Cache-Control', 's-maxage=3600').setHeader('Content-Type', 'image/png')
      response.end(Buffer.alloc(8 * MEBIBYTE, 'x'))
    })
    const site = await start({ maxBodyBytes: 16 * MEBIBYTE, headers: {} }, origin)
    await site.get('/', {}, 'HEAD')
    const before = process.memoryUsage().rss
    const { port } = new URL(site.url)
    const sockets = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = connect(Number(port), '127.0.0.1').pause()
        await once(socket, 'connect')
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
        return socket
      }),
    )
    await wait(300)
    const grown = process.memoryUsage().rss - before
    for (const socket of sockets) socket.destroy()
    expect(origin.asked).toHaveLength(1)
    expect(grown).toBeLessThan(80 * MEBIBYTE)
  })
})
