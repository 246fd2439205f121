import { expect, it } from 'vitest'
import { parseConfig } from '@/lib/config'
import { warningsOf } from '@/lib/health'

const vercel = { VERCEL: '1', VERCEL_URL: 'site-abc123.vercel.test' }
const store = { KV_REST_API_URL: 'https://kv.example.com', KV_REST_API_TOKEN: 'token' }

it('a key of the ended interface without a server for it says when it ended, where keys are made, and not the key', () => {
  const warnings = warningsOf(parseConfig({ OPEN_PAGERANK_API_KEY: 's3cret' }))
  expect(warnings).toEqual([expect.stringMatching(/2026-09-30.*https:\/\/openpagerank\.keywordseverywhere\.com\//)])
  expect(warnings.join()).not.toContain('s3cret')
})

const pageRankUrl = 'https://ranks.example.com/getPageRank'

it.each([
  { ...vercel, ...store },
  { ...vercel, REDIS_URL: 'redis://localhost:6379' },
  {},
  { OPEN_PAGERANK_API_KEY: 'opr_key' },
  { OPEN_PAGERANK_API_KEY: 'key', OPEN_PAGERANK_URL: pageRankUrl },
])('with %o there is nothing to say', (environment) => {
  expect(warningsOf(parseConfig(environment as Record<string, string>))).toEqual([])
})
