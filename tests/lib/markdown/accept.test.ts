import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAccept, preferredVariant, rankOf } from '@/lib/markdown/accept'

describe('an Accept header', () => {
  test('of noise never throws, and counts as absent without a well-formed entry', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'ab/*,;="\\q01. \t-é\u0000'), maxLength: 60 })
    const bytes = fc.uint8Array({ maxLength: 60 }).map((found) => Buffer.from(found).toString('latin1'))
    fc.assert(
      fc.property(fc.oneof(noise, bytes), (text) => {
        const { variant } = preferredVariant(text)
        if (parseAccept(text).length === 0) expect(variant).toBe('html')
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['', 'no-accept'],
    ['markdown', 'malformed-accept'],
    ['*/*', 'markdown-not-named'],
    ['text/html, text/markdown;q=0.5', 'html-preferred'],
    ['text/markdown', 'markdown-named'],
    ['text/html;q=0, */*', 'html-refused'],
    ['image/png', 'neither-accepted'],
  ])('%j gets its form because of %s', (accept, reason) => {
    expect(preferredVariant(accept).reason).toBe(reason)
  })

  test('ranks as in the table of RFC 9110 §12.5.1', () => {
    const ranges = parseAccept(
      'text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5',
    )
    expect(rankOf(ranges, 'text/plain')).toEqual({ weight: 0.7, named: true })
    expect(rankOf(ranges, 'text/html')).toEqual({ weight: 0.3, named: false })
    expect(rankOf(ranges, 'image/jpeg')).toEqual({ weight: 0.5, named: false })
  })

  test('is read up to its 300th entry', () => {
    const others = 'application/json,'
    expect(parseAccept(others.repeat(10_000))).toHaveLength(300)
    expect(preferredVariant(`${others.repeat(299)}text/markdown`).variant).toBe('markdown')
    expect(preferredVariant(`${others.repeat(300)}text/markdown`).variant).toBe('not-acceptable')
    const quoted = `text/html;a="b",${others.repeat(299)}text/markdown`
    expect(preferredVariant(quoted).variant).toBe('html')
  })

  test('loses an entry with more than 30 parameters', () => {
    expect(parseAccept(`text/html${';a=b'.repeat(30)}`)).toHaveLength(1)
    expect(parseAccept(`text/html${';a=b'.repeat(30)};q=0, text/markdown`)).toHaveLength(1)
  })
})
