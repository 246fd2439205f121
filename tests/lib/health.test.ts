import { expect, it } from 'vitest'
import { parseConfig } from '@/lib/config'
import { warningsOf } from '@/lib/health'

const vercel = { VERCEL: '1', VERCEL_URL: 'site-abc123.vercel.test' }
const store = { KV_REST_API_URL: 'https://kv.example.com', KV_REST_API_TOKEN: 'token' }

it('a deployment without a store warns that its counters are not exact', () => {
  expect(warningsOf(parseConfig(vercel))).toEqual([expect.stringContaining('not exact')])
})

it.each([{ ...vercel, ...store }, { ...vercel, REDIS_URL: 'redis://localhost:6379' }, {}])(
  'with %o there is no warning',
  (environment) => {
    expect(warningsOf(parseConfig(environment as Record<string, string>))).toEqual([])
  },
)
