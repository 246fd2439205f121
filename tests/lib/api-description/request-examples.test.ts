import { describe, expect, it } from 'vitest'
import { examplePairs, requestExamples } from '@/lib/api-description/request-examples'
import { endpoints } from '@/lib/endpoints/endpoints'

const siteUrl = 'https://site.test'

describe.each(endpoints)('the examples of $path', (endpoint) => {
  const [curl, javascript, python] = requestExamples(endpoint, siteUrl).map(({ code }) => code)
  const wanted = new URL(endpoint.exampleRequest, siteUrl)

  it('curl asks for the example request', () => {
    expect(curl).toBe(`curl -i '${wanted.origin}${endpoint.exampleRequest}'`)
  })

  it('JavaScript runs, and asks for the same', async () => {
    const asked: URL[] = []
    const response = { ok: true, json: async () => ({}) }
    const fetch = async (url: URL) => {
      asked.push(url)
      return response
    }
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
    await new AsyncFunction('fetch', 'console', javascript)(fetch, { log: () => {} })
    expect(asked.map(String)).toEqual([wanted.href])
  })

  it('Python names every pair of the query', () => {
    for (const [name, value] of wanted.searchParams) expect(python).toContain(`("${name}", "${value}")`)
    expect(python).toContain(`"${siteUrl}${endpoint.path}`)
  })

  it('the values of its parameters can be pasted into a shell, and mean the same', () => {
    for (const { name, examples } of endpoint.parameters) {
      for (const example of examples) {
        const pairs = examplePairs(name, example)
        for (const pair of pairs) expect(pair).toMatch(/^[\w%.=-]+$/)
        expect(new URLSearchParams(pairs.join('&')).getAll(name)).toEqual([example.value].flat())
      }
    }
  })
})
