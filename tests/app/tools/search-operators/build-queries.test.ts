import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildQueries, type Inputs } from '@/app/tools/search-operators/build-queries'
import { type EngineId, engines, findEngine } from '@/app/tools/search-operators/engines'
import { purposes } from '@/app/tools/search-operators/purposes'

const empty: Inputs = { topic: '', brand: '', competitor: '', ownDomain: '', year: '' }

function texts(purposeId: string, inputs: Partial<Inputs>, id: EngineId = 'google'): string[] {
  const purpose = purposes.find((one) => one.id === purposeId)
  if (!purpose) throw new Error(purposeId)
  return buildQueries(purpose, { ...empty, ...inputs }, findEngine(id)).queries.map(({ text }) => text)
}

describe('queries', () => {
  it('hold the topic as a phrase and leave out the own site', () => {
    const [first] = texts('guest-posts', { topic: 'trail running', ownDomain: 'https://www.Own.com/blog' })
    expect(first).toBe('"trail running" intitle:"write for us" -site:own.com')
  })

  it('are none while what they are about is missing', () => {
    expect(texts('guest-posts', { brand: 'Acme' })).toEqual([])
    expect(texts('unlinked-mentions', { topic: 'running', brand: ' “” ' })).toEqual([])
  })

  it('are about a competitor by name or by domain, and leave out its site only when that is known', () => {
    expect(texts('competitor-mentions', { competitor: 'Rival' })[0]).toBe('Rival')
    expect(texts('competitor-mentions', { competitor: 'https://www.rival.com/x' })[0]).toBe(
      '"rival.com" -site:rival.com',
    )
  })

  it('survive quotes in what was typed', () => {
    expect(texts('unlinked-mentions', { brand: '"Acme “Labs”' })[0]).toBe('"Acme Labs"')
  })

  it('keep a slash that is part of a name', () => {
    expect(texts('unlinked-mentions', { brand: 'A/B Labs' })[0]).toBe('"A/B Labs"')
  })

  it('hold no year that is none', () => {
    expect(texts('roundups', { topic: 'running', year: '26' }).join()).not.toContain('26')
  })
})

describe('an engine is asked only what it understands', () => {
  it('Google: a date, and alternatives in brackets', () => {
    expect(texts('roundups', { topic: 'running', year: '2026' })[0]).toBe(
      'running ("weekly roundup" OR "link roundup" OR "best of the week") after:2026-01-01',
    )
  })

  it('Bing: no address, and the year as a word', () => {
    const purpose = purposes.find(({ id }) => id === 'resource-pages')
    if (!purpose) throw new Error('no purpose')
    const { queries, note } = buildQueries(purpose, { ...empty, topic: 'running' }, findEngine('bing'))
    expect(queries).not.toHaveLength(0)
    expect(queries.some(({ text }) => text.includes('inurl:'))).toBe(false)
    expect(note).toContain('Bing has no operator for words in the address')
    expect(texts('roundups', { topic: 'running', year: '2026' }, 'bing')[1]).toBe('running intitle:roundup 2026')
  })

  it('DuckDuckGo: each alternative by itself', () => {
    const asked = texts('roundups', { topic: 'running' }, 'duckduckgo')
    expect(asked.slice(0, 3)).toEqual([
      'running "weekly roundup"',
      'running "link roundup"',
      'running "best of the week"',
    ])
    expect(asked.join()).not.toContain(' OR ')
  })
})

it('every query, of whatever input, carries over to the engine as it is written, with its quotes in pairs', () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('half a pair \ud800', '“quoted” "text'))
  const inputs = fc.record({
    topic: typed,
    brand: typed,
    competitor: typed,
    ownDomain: typed,
    year: typed,
  })
  fc.assert(
    fc.property(inputs, fc.constantFrom(...purposes), fc.constantFrom(...engines), (given, purpose, asked) => {
      for (const { text, url } of buildQueries(purpose, given, asked).queries) {
        expect(new URL(url).searchParams.get('q')).toBe(text)
        expect(text.split('"').length % 2).toBe(1)
        expect(text).not.toMatch(/undefined|\s{2}/)
      }
    }),
    { numRuns: 30 },
  )
})
