import { expect, test } from 'vitest'
import { apiCatalog } from '@/lib/api-description/api-catalog'

const ENDPOINTS = ['/api/domain-rating', '/api/pagerank', '/api/stats'].map((path) => `https://site.test${path}`)

test('the catalog lists each endpoint, with its description, documentation and status', () => {
  const [catalog, ...described] = apiCatalog('https://site.test').linkset
  expect(catalog).toEqual({
    anchor: 'https://site.test/.well-known/api-catalog',
    item: ENDPOINTS.map((href) => ({ href })),
  })
  expect(described.map(({ anchor }) => anchor)).toEqual(ENDPOINTS)
  for (const [index, endpoint] of described.entries()) {
    const page = ENDPOINTS[index]?.replace('/api/', '/docs/api/')
    expect(endpoint).toMatchObject({
      status: [{ href: 'https://site.test/healthz', type: 'application/json' }],
      'service-desc': [{ href: 'https://site.test/openapi.json', type: 'application/json' }],
      'service-doc': [
        { href: page, type: 'text/html' },
        { href: `${page}.md`, type: 'text/markdown' },
      ],
    })
  }
})
