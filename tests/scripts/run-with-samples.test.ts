import { expect, it } from 'vitest'
import { sampleVariables } from '@/scripts/run-with-samples'

const providers = { pageRankBulkUrl: 'http://127.0.0.1:1/bulk', domainRatingUrl: 'http://127.0.0.1:1/rating' }
const pageRank = { OPEN_PAGERANK_API_KEY: 'opr_sample', OPEN_PAGERANK_URL: providers.pageRankBulkUrl }
const rating = { DOMAIN_RATING_API_KEY: 'sample', DOMAIN_RATING_URL: providers.domainRatingUrl }
const marked = { SAMPLE_PROVIDERS: 'true' }

it.each([
  ['both where nothing is set', {}, { ...pageRank, ...rating, ...marked }],
  ['both where what is set is empty', { OPEN_PAGERANK_API_KEY: ' ' }, { ...pageRank, ...rating, ...marked }],
  ['ratings where page rank has a key', { OPEN_PAGERANK_API_KEY: 'opr_own' }, { ...rating, ...marked }],
  ['page rank where ratings have an address', { DOMAIN_RATING_URL: 'http://a.test/' }, { ...pageRank, ...marked }],
  ['nobody where both have keys', { OPEN_PAGERANK_API_KEY: 'opr_own', DOMAIN_RATING_API_KEY: 'own' }, {}],
])('the sample providers stand in for %s', (_, environment, expected) => {
  expect(sampleVariables(providers, environment)).toEqual(expected)
})
