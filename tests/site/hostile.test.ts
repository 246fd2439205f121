import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageRankLimit } from '@/lib/site/endpoints/pagerank'
import { type Attack, attack } from '@/tests/support/hostile/attack'
import { NAMING } from '@/tests/support/hostile/fields'
import { CLIENTS } from '@/tests/support/hostile/requests'
import { send, sendRaw } from '@/tests/support/send'
import { type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'
import { createTestDatabase } from '@/tests/support/test-database'
import { words } from '@/tests/support/words'

/** Of exchanges, most of them several requests; `npm run hostile` has more, by another seed. */
const COUNT = Number(process.env.HOSTILE_COUNT ?? 1_500)
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const RUN_DEADLINE_MS = 7_200_000

const MEBIBYTE = 1024 * 1024
const MAX_GROWTH = 64 * MEBIBYTE

let site: SiteWithProviders
beforeAll(async () => {
  // No proxy is believed, so that nobody can escape his quota by a field.
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
  site = await startSiteWithProviders({ TRUSTED_PROXIES: '', DATABASE_URL })
})
afterAll(() => site.stop())

describe('hostile requests', () => {
  let found: Attack
  beforeAll(async () => {
    const began = performance.now()
    found = await attack(site, COUNT, SEED)
    const seconds = Math.round((performance.now() - began) / 1_000)
    const [warm, end] = [found.warmRss, found.endRss].map((bytes) => Math.round(bytes / MEBIBYTE))
    const { requests, departures, statuses } = found
    console.log(`Seed ${SEED}: ${requests} hostile requests in ${seconds} s, ${departures.length} departures`)
    console.log(`Resident memory ${warm} MiB → ${end} MiB; answers by status ${JSON.stringify(statuses)}`)
  }, RUN_DEADLINE_MS)

  it('have no answer but those that the site promises', () => {
    expect(found.departures.join('\n\n')).toBe('')
    expect(found.requests).toBeGreaterThanOrEqual(COUNT)
  })

  it('reach every way of answering', () => {
    const seen = Object.keys(found.statuses).map(Number)
    expect(seen).toEqual(expect.arrayContaining([200, 204, 304, 307, 308, 400, 404, 405, 406, 417, 429, 431]))
  })

  it('throw nothing in the process, and leave nothing there', () => {
    const bugs = site.output().match(/^.*(?:"level":[56]0|unhandled|^\s+at |^\w*Error).*$/gim)
    expect([...new Set(bugs)]).toEqual([])
    expect(found.endRss - found.warmRss).toBeLessThan(MAX_GROWTH)
  })

  it('spend no more of the key than their senders may', () => {
    const calls = site.providers.calls.filter(({ path }) => path.endsWith('/bulk'))
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length).toBeLessThanOrEqual(CLIENTS * pageRankLimit.limit)
  })
})

it('no field makes another client of one', async () => {
  const names = [
    ...NAMING,
    ...words(`CF-Connecting-IP True-Client-IP X-Client-IP X-Cluster-Client-IP Fly-Client-IP X-Vercel-Forwarded-For
      X-Vercel-Proxied-For X-Vercel-IP`),
  ]
  const ask = async (name: string, at: number) => {
    const headers = { [name]: name === 'Forwarded' ? `for=203.0.113.${at}` : `203.0.113.${at}` }
    return (await send(site.url, '/api/pagerank?domains[]=github.com', { headers })).status
  }
  const statuses = await Promise.all(names.map(ask))
  expect(statuses.filter((status) => status === 200)).toHaveLength(pageRankLimit.limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(names.length - pageRankLimit.limit)
})

describe('what hostile requests have found', () => {
  const assets = ['/icon-512.png', '/icon.svg', '/favicon.ico']

  it.each([...assets, '/healthz'])('%s is read, and nothing else', async (path) => {
    const { status, headers } = await send(site.url, path, { method: 'PROPFIND' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    // No precondition could fail, there are no parts, and the client-side router is led nowhere.
    const conditions = { 'if-match': '"other"', 'if-unmodified-since': 'a', range: 'bytes=99999999-', rsc: '1' }
    for (const [name, value] of Object.entries(conditions)) {
      const reply = await send(site.url, path, { headers: { [name]: value } })
      expect([name, reply.status, reply.headers['accept-ranges']]).toEqual([name, 200, undefined])
    }
  })

  it('the client-side router is never negotiated with, and never told of the internal route', async () => {
    for (const accept of ['text/markdown', 'image/png']) {
      const { status, headers } = await send(site.url, '/about', { headers: { rsc: '1', accept } })
      expect([status, headers.location]).toEqual([307, '/about?_rsc'])
      expect(Object.keys(headers).filter((name) => /middleware|rewritten|matched/.test(name))).toEqual([])
    }
  })

  it('a link that looks like a request of the client-side router is one to the page as ever', async () => {
    const plain = await send(site.url, '/about')
    const reply = await send(site.url, '/about?_rsc=1abc')
    expect(reply.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(reply.text).toBe(plain.text)
  })

  it('a Server Action, of which there is none, is a method that a page does not have', async () => {
    const { status } = await send(site.url, '/about', { method: 'POST', headers: { 'next-action': '7f3a' } })
    expect(status).toBe(405)
  })

  it("what Next's parts tell each other is taken from a client", async () => {
    const { headers } = await send(site.url, '/about?_rsc=1abc', {
      headers: { rsc: '1', 'x-middleware-prefetch': '1' },
    })
    expect(headers['x-middleware-skip']).toBeUndefined()
  })

  it('no 100 is written into an answer before it', async () => {
    const expecting = 'GET /api/domain-rating HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n'
    const answers = await sendRaw(site.url, `GET /llms.txt HTTP/1.1\r\nHost: a\r\n\r\n${expecting}`)
    expect(answers).not.toContain('HTTP/1.1 100')
    expect(answers).toMatch(/\r\n\r\n\{"error":"[^"]+"\}$/)
  })
})
