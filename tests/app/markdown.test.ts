import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { GET as getLlmsFull } from '@/app/llms-full.txt/route'
import { GET } from '@/app/md/[[...path]]/route'
import { announceOrigin } from '@/lib/http/own-page'
import { pages } from '@/lib/site/pages'

const BUILT = 'public, max-age=0, must-revalidate'
const RENDERED = 'public, max-age=0, s-maxage=300, must-revalidate'

/** The paths that were asked for, in order. */
let asked: string[]
let counter = 1
let site: Server

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    asked.push(url ?? '')
    const rendered = url === '/'
    response.setHeader('cache-control', rendered ? RENDERED : BUILT)
    response.setHeader('age', '0')
    response.end(`<html><body><main><h1>Page ${url}</h1><p>Count ${rendered ? counter : 0}</p></main></body></html>`)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  announceOrigin(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
})
afterAll(() => site.close())
beforeEach(() => {
  asked = []
})

const ask = (path: string, noneMatch?: string) => {
  const request = new Request(`https://site.test/md${path}`, {
    headers: noneMatch ? { 'if-none-match': noneMatch } : {},
  })
  return GET(request, { params: Promise.resolve({ path: path.split('/').filter(Boolean) }) })
}

it.each(['/', '/about', '/docs/api'])('the markdown of %s has a strong tag, and a 304 for it', async (path) => {
  const whole = await ask(path)
  const etag = whole.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, headers, body } = await ask(path, named)
    expect([status, body]).toEqual([304, null])
    for (const field of ['etag', 'vary', 'cache-control', 'link']) {
      expect([field, headers.get(field)]).toEqual([field, whole.headers.get(field)])
    }
    expect(headers.get('content-type')).toBeNull()
  }
  expect((await ask(path, '"other"')).status).toBe(200)
})

it('another text has another tag', async () => {
  const before = (await ask('/')).headers.get('etag')
  counter += 1
  expect((await ask('/', String(before))).status).toBe(200)
  expect((await ask('/')).headers.get('etag')).not.toBe(before)
})

it('a built page is asked for once, one that is rendered each time, and nothing else', async () => {
  for (let i = 0; i < 3; i++) {
    await ask('/privacy')
    await ask('/')
  }
  expect(asked).toEqual(['/privacy', '/', '/', '/'])
})

it('llms-full.txt asks for what may have changed alone, and has a tag and a 304', async () => {
  const get = (noneMatch = '') =>
    getLlmsFull(new Request('https://site.test/llms-full.txt', { headers: { 'if-none-match': noneMatch } }))
  const whole = await get()
  const text = await whole.text()
  for (const page of pages.filter(({ worthReading }) => worthReading)) expect(text).toContain(`# Page ${page.path}\n`)
  expect(whole.headers.get('cache-control')).toBe(RENDERED)
  asked = []
  const again = await get(String(whole.headers.get('etag')))
  expect([again.status, asked]).toEqual([304, ['/']])
})
