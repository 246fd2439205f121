import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { durationText } from '@/lib/limit/duration-text'
import {
  PAGERANK_FRESH_SECONDS,
  RATING_FRESH_SECONDS,
  RATING_STALE_SECONDS,
  STATS_FRESH_SECONDS,
} from '@/lib/limit/lifetimes'
import { policies } from '@/lib/limit/policies'

it('the README’s table of endpoints has the limits and the lifetimes', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `(\/api\/[a-z-]+)[^\n]*\| ([^|\n]+) \| ([^|\n]+) \|$/gm)
  expect([...rows].map(([, path, limit, lifetime]) => [path, Number.parseInt(limit ?? '', 10), lifetime])).toEqual([
    [
      '/api/domain-rating',
      policies.domainRating.limit,
      `${durationText(RATING_FRESH_SECONDS)}; up to ${durationText(RATING_STALE_SECONDS)} if no new one can be fetched`,
    ],
    ['/api/pagerank', policies.pageRank.limit, `${durationText(PAGERANK_FRESH_SECONDS)} per domain`],
    ['/api/stats', Number.NaN, `at most ${durationText(STATS_FRESH_SECONDS)}`],
  ])
})
