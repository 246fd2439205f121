import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptTable } from '@/tests/support/accept-table'
import { type Reply, send, varyOf } from '@/tests/support/send'
import type { Site } from '@/tests/support/site'
import { startSiteOnPostgres } from '@/tests/support/site-on-postgres'

const TYPES = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' }

let site: Site
beforeAll(async () => {
  site = await startSiteOnPostgres()
})
afterAll(() => site.stop())

describe.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
])('%s', (path, twin) => {
  let known: Record<'html' | 'markdown', Reply>
  beforeAll(async () => {
    known = { html: await send(site.url, path), markdown: await send(site.url, twin) }
  })

  it.each(acceptTable)('with Accept: %j is %s', async (accept, expected) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await send(site.url, path, { method, headers: accept === undefined ? {} : { accept } })
      expect(varyOf(reply)).toEqual(expect.arrayContaining(['accept', 'accept-encoding']))
      if (expected === 406) {
        expect(reply).toMatchObject({ status: 406, headers: { 'content-type': TYPES.markdown } })
        expect(reply.headers.etag).toBeUndefined()
        expect([reply.text.includes('text/html'), reply.text.includes(twin)]).toEqual(
          method === 'GET' ? [true, true] : [false, false],
        )
      } else {
        const { headers, body } = known[expected]
        expect(reply).toMatchObject({ status: 200, headers: { 'content-type': TYPES[expected], etag: headers.etag } })
        expect(reply.headers['content-length']).toBe(String(body.length))
        expect(reply.body.equals(method === 'GET' ? body : Buffer.alloc(0))).toBe(true)
      }
    }
  })
})
