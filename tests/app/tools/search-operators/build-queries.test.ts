import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildQueries, MAX_WORDS } from '@/app/tools/search-operators/build-queries'
import { type EngineId, engines, findEngine } from '@/app/tools/search-operators/engines'
import { purposes } from '@/app/tools/search-operators/purposes'
import { emptyInputs, type Inputs, readInputs } from '@/app/tools/search-operators/read-inputs'
import { type Choices, choicesOf, fragmentOf } from '@/app/tools/search-operators/shared-link'

function wish(inputs: Partial<Inputs>) {
  return readInputs({ ...emptyInputs, ...inputs }).wishes
}

function built(purposeId: string, inputs: Partial<Inputs>, id: EngineId = 'google') {
  const purpose = purposes.find((one) => one.id === purposeId)
  if (!purpose) throw new Error(purposeId)
  return buildQueries(purpose, wish(inputs), findEngine(id))
}

function texts(purposeId: string, inputs: Partial<Inputs>, id: EngineId = 'google'): string[] {
  return built(purposeId, inputs, id).queries.map(({ text }) => text)
}

describe('queries', () => {
  it('are none while what they are about is missing', () => {
    expect(texts('guest-posts', { brand: 'Acme' })).toEqual([])
    expect(texts('unlinked-mentions', { topics: 'running', brand: ' “” ' })).toEqual([])
  })

  it('are about a competitor by name or by domain, and leave out its site only when that is known', () => {
    expect(texts('competitor-mentions', { competitor: 'Rival' })[0]).toBe('Rival')
    expect(texts('competitor-mentions', { competitor: 'https://www.rival.com/x' })[0]).toBe(
      '"rival.com" -site:rival.com',
    )
  })

  it('keep a slash that is part of a name', () => {
    expect(texts('unlinked-mentions', { brand: 'A/B Labs' })[0]).toBe('"A/B Labs"')
  })

  it('hold no year that is none', () => {
    expect(texts('roundups', { topics: 'running', year: '26' }).join()).not.toContain('26')
  })
})

describe('queries for several topics', () => {
  it('say which they are about, and each topic counts once', () => {
    const { queries } = built('roundups', { topics: 'running\n\n Trail “maps” \nRunning\n""' })
    expect([...new Set(queries.map(({ about }) => about))]).toEqual(['running', 'Trail maps'])
    expect(queries).toHaveLength(8)
  })

  it('name what was left out with its reason', () => {
    const { skipped } = readInputs({
      ...emptyInputs,
      topics: 'a\nA\n""',
      year: '26',
      endings: '.de !',
      exclude: 'b.com\nnobody',
    })
    expect(skipped.map(({ text }) => text)).toEqual(['A', '""', '!', 'nobody', '26'])
    expect(skipped.every(({ reason }) => reason.length > 10)).toBe(true)
  })
})

describe('a place', () => {
  it('is an ending where the engine documents that', () => {
    expect(texts('resource-pages', { topics: 'running', endings: '.DE, co.uk' })[0]).toBe(
      'running intitle:resources (site:.de OR site:.co.uk)',
    )
    expect(texts('resource-pages', { topics: 'running', endings: '.de' }, 'duckduckgo')[0]).toBe(
      'running intitle:resources',
    )
  })

  it.each([
    ['google', 'running intitle:resources', '&cr=countryDE'],
    ['bing', 'running intitle:resources loc:DE', ''],
    ['duckduckgo', 'running intitle:resources', '&kl=de-de'],
  ] as const)('is a region as %s takes it', (id, text, parameter) => {
    const [first] = built('resource-pages', { topics: 'running', region: 'DE' }, id).queries
    expect(first?.text).toBe(text)
    expect(first?.url.endsWith(encodeURIComponent(text) + parameter)).toBe(true)
  })
})

describe('sites to leave out', () => {
  it('follow the own domain, each once, the competitor’s too', () => {
    const inputs = {
      competitor: 'rival.com',
      ownDomain: 'own.com',
      exclude: 'https://www.A.com/x rival.com\na.com;own.com',
    }
    expect(texts('competitor-mentions', inputs)[0]).toBe('"rival.com" -site:rival.com -site:own.com -site:a.com')
  })

  it('fill a query up to its last word and no further, and it is said how many fit', () => {
    const exclude = Array.from({ length: 60 }, (_, at) => `site-${at}.com`).join(' ')
    const { queries, fitting } = built('guest-posts', { topics: 'running', exclude })
    const words = queries.map(({ text }) => text.split(' ').length)
    expect(new Set(words)).toEqual(new Set([MAX_WORDS]))
    const counts = queries.map(({ text }) => text.match(/-site:/g)?.length ?? 0)
    expect(fitting).toBe(Math.min(...counts))
  })
})

describe('an engine is asked only what it understands', () => {
  it('Google: a date, and alternatives in brackets', () => {
    expect(texts('roundups', { topics: 'running', year: '2026' })[0]).toBe(
      'running ("weekly roundup" OR "link roundup" OR "best of the week") after:2026-01-01',
    )
  })

  it('Bing: the year as a word', () => {
    expect(texts('roundups', { topics: 'running', year: '2026' }, 'bing')[1]).toBe('running intitle:roundup 2026')
  })

  it('DuckDuckGo: each alternative by itself', () => {
    const asked = texts('roundups', { topics: 'running' }, 'duckduckgo')
    expect(asked.slice(0, 3)).toEqual([
      'running "weekly roundup"',
      'running "link roundup"',
      'running "best of the week"',
    ])
    expect(asked.join()).not.toContain(' OR ')
  })
})

const typed = fc.oneof(
  fc.string(),
  fc.constantFrom('half a pair \ud800', '“quoted” "text', 'a.com\nb.de', '.de, .at', 'DE'),
)
const anyInputs = fc.record<Inputs>({
  topics: typed,
  brand: typed,
  competitor: typed,
  ownDomain: typed,
  year: typed,
  region: typed,
  endings: typed,
  exclude: typed,
})

it('every query, of whatever input, carries over to the engine as it is written, with its quotes in pairs', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(...purposes), fc.constantFrom(...engines), (given, purpose, asked) => {
      for (const { text, url } of buildQueries(purpose, wish(given), asked).queries) {
        expect(new URL(url).searchParams.get('q')).toBe(text)
        expect(text.split('"').length % 2).toBe(1)
        expect(text).not.toMatch(/undefined|\s{2}/)
      }
    }),
    { numRuns: 30 },
  )
})

it('a link brings the same choices back, and another fragment brings none', () => {
  const engineIds = fc.constantFrom(...engines.map(({ id }) => id))
  const chosenIds = fc.uniqueArray(fc.constantFrom(...purposes.map(({ id }) => id)))
  fc.assert(
    fc.property(anyInputs, engineIds, chosenIds, (inputs, engineId, ids) => {
      const fragment = fragmentOf({ inputs, engineId, chosen: new Set(ids) }) ?? ''
      const linked = choicesOf(new URL(fragment, 'https://a.com').hash)
      expect(linked?.chosen).toEqual(new Set(ids))
      const kept = Object.entries(inputs).map(([name, text]) => [name, text.trim() === '' ? '' : text.toWellFormed()])
      expect(linked).toMatchObject({ engineId, inputs: Object.fromEntries(kept) })
    }),
    { numRuns: 30 },
  )
  expect(choicesOf('#content')).toBeUndefined()
  expect(choicesOf('#engine=altavista&topics=a')).toBeUndefined()
})

it('a link takes a thousand domains to leave out, and none is made or read that would block the page', () => {
  const excluding = (count: number, domain: string): Choices => ({
    inputs: { ...emptyInputs, exclude: Array<string>(count).fill(domain).join('\n') },
    engineId: 'google',
    chosen: new Set(),
  })
  const fragment = fragmentOf(excluding(1_000, 'a-domain-of-twenty-6.com'))
  expect(choicesOf(fragment ?? '')?.inputs.exclude.split('\n')).toHaveLength(1_000)
  expect(fragmentOf(excluding(10_000, 'example.com'))).toBeUndefined()
  expect(fragmentOf(excluding(1, 'ü'.repeat(10_000)))).toBeUndefined()
  expect(choicesOf(`#engine=google&topics=${'a'.repeat(32_000)}`)).toBeUndefined()
})
