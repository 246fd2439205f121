import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { processWide } from '@/lib/process-wide'
import type { CountersRecord } from '@/lib/site/counters'
import { steadyNow } from '@/lib/steady-clock'
import { answerWhole } from '@/lib/vercel/whole-page'
import { listen } from '@/tests/support/loopback'
import { send } from '@/tests/support/send'

const HTML = '<!DOCTYPE html><p>One part, and another</p>'

/** Renders as Next does: in parts, with its own `Vary` and caching. */
const page = {
  name: 'page',
  async handler(request: IncomingMessage, response: ServerResponse, context: unknown) {
    response.statusCode = Number(request.headers['x-status'] ?? 200)
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('vary', 'rsc')
    response.setHeader('x-context', String(context))
    response.write(HTML.slice(0, 20))
    await new Promise(setImmediate)
    response.end(request.method === 'HEAD' ? undefined : HTML.slice(20))
  },
}
const whole = answerWhole(page, 'Accept, Accept-Encoding')

let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('x-given', 'before')
    whole.handler(request, response, 'context')
  })
  url = `http://127.0.0.1:${await listen(server)}`
})
afterAll(() => server.close())

function setFresh(seconds: number): void {
  processWide('counters', (): CountersRecord => ({})).freshUntil = steadyNow() + seconds * 1_000
}

const ask = (headers: Record<string, string> = {}, method = 'GET') => send(url, '/', { headers, method })

it('is sent whole, with a strong tag, Vary, and the caching that its counters allow', async () => {
  setFresh(42.9)
  const { status, headers, text } = await ask()
  expect([status, text]).toEqual([200, HTML])
  expect(headers).toMatchObject({
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    vary: 'rsc, Accept, Accept-Encoding',
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=4[12], must-revalidate$/),
    'content-length': String(HTML.length),
    'x-given': 'before',
    'x-context': 'context',
  })
})

it('has no tag if it failed, and is not stored once its counters are stale', async () => {
  const failed = await ask({ 'x-status': '500', 'if-none-match': '*' })
  expect([failed.status, failed.headers.etag]).toEqual([500, undefined])
  setFresh(0.5)
  expect((await ask()).headers['cache-control']).toBe('no-store')
  setFresh(500)
  expect((await ask()).headers['cache-control']).toContain('s-maxage=60,')
})

it('is unchanged for the client-side router and other methods', async () => {
  for (const reply of [await ask({ rsc: '1' }), await ask({}, 'POST')]) {
    expect([reply.headers.etag, reply.headers['cache-control']]).toEqual([undefined, 'private, no-store'])
  }
  expect(whole.name).toBe('page')
})
