import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { GET as getLlmsFull } from '@/app/llms-full.txt/route'
import { GET } from '@/app/md/[[...path]]/route'
import { type Page, pages } from '@/lib/site/pages'

const RENDERED = 'public, max-age=0, s-maxage=300, must-revalidate'

/** The paths that were asked for, in order. */
let asked: string[]
let counter = 1
let site: Server
/** Where the build's pages are. */
const root = mkdtempSync(join(tmpdir(), 'built-'))

const htmlOf = (path: string, count: number) =>
  `<html><body><main><h1>Page ${path}</h1><p>Count ${count}</p></main></body></html>`

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    asked.push(url ?? '')
    response.writeHead(200, { 'cache-control': RENDERED, age: '0' }).end(htmlOf(url ?? '', counter))
  }).listen(0, 'localhost')
  await once(site, 'listening')
  vi.stubEnv('PORT', String((site.address() as AddressInfo).port))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  for (const { path } of pages.filter((page) => page.path !== '/')) {
    const file = join(root, '.next/server/app', `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, htmlOf(path, 0))
  }
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  site.close()
  rmSync(root, { recursive: true })
})
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

it('a page that is rendered is asked for each time, and nothing else', async () => {
  for (let i = 0; i < 3; i++) {
    await ask('/privacy')
    await ask('/')
  }
  expect(asked).toEqual(['/', '/', '/'])
})

it('llms-full.txt asks for what may have changed alone, and has a tag and a 304', async () => {
  const get = (noneMatch = '') =>
    getLlmsFull(new Request('https://site.test/llms-full.txt', { headers: { 'if-none-match': noneMatch } }))
  const whole = await get()
  const text = await whole.text()
  for (const page of pages.filter((page: Page) => !page.isOptional)) expect(text).toContain(`# Page ${page.path}\n`)
  expect(whole.headers.get('cache-control')).toBe(RENDERED)
  asked = []
  const again = await get(String(whole.headers.get('etag')))
  expect([again.status, asked]).toEqual([304, ['/']])
})
