import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { GET } from '@/app/md/[[...path]]/route'
import { listen } from '@/tests/support/loopback'

const RENDERED = 'public, max-age=0, s-maxage=300, must-revalidate'

it('the markdown of a rendered page is made anew each time, and cached as the page is', async () => {
  let renders = 0
  const site = createServer((_request, response) => {
    renders += 1
    response.writeHead(200, { 'cache-control': RENDERED }).end(`<main><h1>Render ${renders}</h1></main>`)
  })
  vi.stubEnv('PORT', String(await listen(site)))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    site.close()
  })
  for (const render of [1, 2]) {
    const response = await GET(new Request('https://site.test/md'), { params: Promise.resolve({}) })
    expect(response.headers.get('cache-control')).toBe(RENDERED)
    expect(await response.text()).toContain(`# Render ${render}\n`)
  }
})
