import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { GET as getLlmsFull } from '@/app/llms-full.txt/route'
import { GET } from '@/app/md/[[...path]]/route'
import { type Page, pages } from '@/lib/site/pages'
import { listen } from '@/tests/support/loopback'

const RENDERED = 'public, max-age=0, s-maxage=300, must-revalidate'

let asked: string[]
let site: Server
/** The folder of the build. */
const root = mkdtempSync(join(tmpdir(), 'built-'))

const htmlOf = (path: string) => `<html><body><main><h1>Page ${path}</h1></main></body></html>`

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    asked.push(url ?? '')
    response.writeHead(200, { 'cache-control': RENDERED, age: '0' }).end(htmlOf(url ?? ''))
  })
  vi.stubEnv('PORT', String(await listen(site)))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  for (const { path } of pages.filter((page) => page.path !== '/')) {
    const file = join(root, '.next/server/app', `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, htmlOf(path))
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

it('only the rendered page is fetched, each time', async () => {
  for (let i = 0; i < 3; i++) {
    await ask('/privacy')
    await ask('/')
  }
  expect(asked).toEqual(['/', '/', '/'])
})

it('llms-full.txt fetches only the rendered page, and has a tag and a 304', async () => {
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
