import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { durationText } from '@/lib/limit/duration-text'
import {
  PAGERANK_FRESH_SECONDS,
  RATING_FRESH_SECONDS,
  RATING_STALE_SECONDS,
  STATS_FRESH_SECONDS,
} from '@/lib/limit/lifetimes'

it('the README’s table of endpoints has the lifetimes', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `(\/api\/[a-z-]+)[^\n]*\| ([^|\n]+) \|$/gm)
  expect([...rows].map(([, path, lifetime]) => [path, lifetime])).toEqual([
    [
      '/api/domain-rating',
      `${durationText(RATING_FRESH_SECONDS)}; up to ${durationText(RATING_STALE_SECONDS)} while the provider is down`,
    ],
    ['/api/pagerank', `${durationText(PAGERANK_FRESH_SECONDS)} per domain`],
    ['/api/stats', `at most ${durationText(STATS_FRESH_SECONDS)}`],
  ])
})
