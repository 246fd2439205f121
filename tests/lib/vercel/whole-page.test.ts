import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { processWide } from '@/lib/process-wide'
import type { CountersRecord } from '@/lib/site/counters'
import { steadyNow } from '@/lib/steady-clock'
import { answerWhole } from '@/lib/vercel/whole-page'
import { listen } from '@/tests/support/loopback'
import { send, varyOf } from '@/tests/support/send'

const HTML = '<!DOCTYPE html><p>One part, and another</p>'

/** Renders as Next does: in parts, with a `Vary` and a caching of its own. */
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

/** Has the counters be fresh for so long. */
function setFresh(seconds: number): void {
  processWide('counters', (): CountersRecord => ({})).freshUntil = steadyNow() + seconds * 1_000
}

const ask = (headers: Record<string, string> = {}, method = 'GET') => send(url, '/', { headers, method })

it('is answered whole: with a strong tag, what it varies by, and the caching that its counters allow', async () => {
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

it('HEAD has the fields of GET', async () => {
  const get = await ask()
  const head = await ask({}, 'HEAD')
  expect([head.status, head.text, head.headers.etag]).toEqual([200, '', get.headers.etag])
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

it('is a 304 to its own tag', async () => {
  const { headers } = await ask()
  const reply = await ask({ 'if-none-match': `"other", ${headers.etag}` })
  expect([reply.status, reply.text, reply.headers.etag]).toEqual([304, '', headers.etag])
  expect(varyOf(reply)).toContain('accept')
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
})

it('has no tag where it failed, and is not kept once its time is over', async () => {
  const failed = await ask({ 'x-status': '500', 'if-none-match': '*' })
  expect([failed.status, failed.headers.etag]).toEqual([500, undefined])
  setFresh(0.5)
  expect((await ask()).headers['cache-control']).toBe('no-store')
  setFresh(500)
  expect((await ask()).headers['cache-control']).toContain('s-maxage=60,')
})

it('is left alone for the client-side router and for other methods, and keeps what else Next built', async () => {
  for (const reply of [await ask({ rsc: '1' }), await ask({}, 'POST')]) {
    expect([reply.headers.etag, reply.headers['cache-control']]).toEqual([undefined, 'private, no-store'])
  }
  expect(whole.name).toBe('page')
})
