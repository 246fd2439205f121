import { afterEach, describe, expect, it } from 'vitest'
import { send } from '@/tests/support/send'
import { type Site, startSite } from '@/tests/support/site'

let site: Site
afterEach(() => site.stop())

/** The endpoint is in one bundle and the pages in another; whichever is asked first makes the services of both. */
const EXPECTED: [path: string, status: number][] = [
  ['/api/stats', 503],
  ['/', 200],
  ['/index.md', 200],
  ['/llms-full.txt', 200],
]

describe.each(['/api/stats', '/'])('while the database is away, %s asked first', (first) => {
  it('pages go on without the counters, and the endpoint says that it has none', async () => {
    site = await startSite()
    await send(site.url, first)
    for (const [path, status] of EXPECTED) expect([path, (await send(site.url, path)).status]).toEqual([path, status])
    expect((await send(site.url, '/')).text).not.toContain('id="counters"')
  })
})
