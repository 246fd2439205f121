import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSampleProviders } from '@/scripts/sample-providers/start'
import { acceptTable } from '@/tests/support/accept-table'
import { KV_TOKEN, startKvBridge } from '@/tests/support/kv-bridge'
import { startByNext } from '@/tests/support/next-start'
import { startRedis } from '@/tests/support/redis-server'
import { send, varyOf } from '@/tests/support/send'
import { newClient } from '@/tests/support/site-with-providers'
import { createTestDatabase } from '@/tests/support/test-database'

const TYPES = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' }
const BEGINS = { html: /^<!DOCTYPE html>/, markdown: /^---\ntitle: /, 406: /^# / }
const LIMIT = 10

const cleanUp: (() => Promise<unknown>)[] = []
let url: string
beforeAll(async () => {
  const redis = await startRedis()
  const bridge = await startKvBridge(redis.url)
  const providers = await startSampleProviders()
  const next = await startByNext({
    VERCEL: '1',
    VERCEL_ENV: 'production',
    VERCEL_URL: 'site-abc123.vercel.test',
    KV_REST_API_URL: bridge.url,
    KV_REST_API_TOKEN: KV_TOKEN,
    DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
    OPEN_PAGERANK_API_KEY: 'opr_test-rank-key',
    OPEN_PAGERANK_URL: providers.pageRankBulkUrl,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/vercel/platform.mjs')}`,
  })
  url = next.url
  cleanUp.push(
    () => next.stop(),
    () => providers.stop(),
    () => bridge.stop(),
    () => redis.stop(),
  )
}, 120_000)
afterAll(async () => {
  for (const close of cleanUp) await close()
})

describe.each(['/', '/about'])('%s, as the platform runs it behind its CDN', (path) => {
  it.each(acceptTable)('with Accept: %j is %s', async (accept, expected) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await send(url, path, { method, headers: accept === undefined ? {} : { accept } })
      const type = expected === 406 ? TYPES.markdown : TYPES[expected]
      expect(reply).toMatchObject({ status: expected === 406 ? 406 : 200, headers: { 'content-type': type } })
      // The runtime of Next's pages drops the middleware's field, which the platform adds to what it sends.
      if (expected !== 'html') expect(varyOf(reply)).toEqual(expect.arrayContaining(['accept', 'accept-encoding']))
      if (method === 'GET') expect(reply.text).toMatch(BEGINS[expected])
    }
  })
})

it('clients are those that the platform names, whatever else they say', async () => {
  const client = newClient()
  const ask = (i: number) => {
    const headers = {
      'x-vercel-forwarded-for': client,
      'x-forwarded-for': `203.0.113.${i}`,
      'x-real-ip': `192.0.2.${i}`,
    }
    return send(url, '/api/pagerank?domains[]=wikipedia.org', { headers })
  }
  const replies = await Promise.all(Array.from({ length: 2 * LIMIT }, (_, i) => ask(i)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(LIMIT)
})

it('production is not kept from search engines', async () => {
  expect((await send(url, '/')).headers['x-robots-tag']).toBeUndefined()
})
