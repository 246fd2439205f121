import { expect, it } from 'vitest'
import { startSamples } from '@/scripts/run-with-samples'

const PAGE_RANK = {
  OPEN_PAGERANK_API_KEY: 'opr_sample',
  OPEN_PAGERANK_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1\/domains\/bulk$/),
}
const RATING = {
  DOMAIN_RATING_API_KEY: 'sample',
  DOMAIN_RATING_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v3\/public\/domain-rating-free$/),
}

it.each([
  ['both providers where neither is set', {}, { ...PAGE_RANK, ...RATING, SAMPLE_DATA: 'rating,pagerank' }],
  [
    'both where what is set is empty',
    { DOMAIN_RATING_URL: ' ' },
    { ...PAGE_RANK, ...RATING, SAMPLE_DATA: 'rating,pagerank' },
  ],
  ['ratings where PageRank has a key', { OPEN_PAGERANK_API_KEY: 'opr_own' }, { ...RATING, SAMPLE_DATA: 'rating' }],
  [
    'PageRank where ratings have a URL',
    { DOMAIN_RATING_URL: 'http://a.test/' },
    { ...PAGE_RANK, SAMPLE_DATA: 'pagerank' },
  ],
  ['nobody where all is set', { OPEN_PAGERANK_API_KEY_FILE: '/key', DOMAIN_RATING_API_KEY: 'own' }, {}],
  [
    'ratings beside what is listed already',
    { OPEN_PAGERANK_API_KEY: 'opr_own', SAMPLE_DATA: 'stats' },
    { ...RATING, SAMPLE_DATA: 'stats,rating' },
  ],
])('samples stand in for %s', async (_, environment, expected) => {
  const samples = await startSamples({
    DATABASE_URL: 'postgres://a.test/b',
    ...(environment as Record<string, string>),
  })
  await samples.stop()
  expect(samples.variables).toEqual(expected)
})
