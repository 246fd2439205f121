import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BuilderValues, builder } from '@/app/tools/search-operators/definition'
import { buildQueries } from '@/app/tools/search-operators/queries/build-queries'
import { type EngineId, engines, findEngine } from '@/app/tools/search-operators/queries/engines'
import { languages } from '@/app/tools/search-operators/queries/languages'
import { ownPurpose, purposes } from '@/app/tools/search-operators/queries/purposes'
import { type Inputs, readInputs } from '@/app/tools/search-operators/queries/read-inputs'
import { fragmentOf, valuesOf } from '@/components/tool-form/link'

const TODAY = '2026-11-24'

function wish(inputs: Partial<Inputs>) {
  return readInputs({ ...builder.initial, ...inputs }).wishes
}

function built(purposeId: string, inputs: Partial<Inputs>, id: EngineId = 'google') {
  const purpose = purposes.find((one) => one.id === purposeId)
  if (!purpose) throw new Error(purposeId)
  return buildQueries(purpose, wish(inputs), findEngine(id), TODAY)
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
    expect(texts('competitor-mentions', { competitor: 'Rival' })[0]).toBe('"Rival"')
    expect(texts('competitor-mentions', { competitor: 'https://www.rival.com/x' })[0]).toBe(
      '"rival.com" -site:rival.com',
    )
    expect(texts('competitor-mentions', { competitor: 'Rival Shoes www.rival.com' }).slice(0, 2)).toEqual([
      '"Rival Shoes" -site:rival.com',
      'intitle:"Rival Shoes" -site:rival.com',
    ])
    expect(texts('competitor-mentions', { competitor: 'Booking.com Travel' })[0]).toBe('"Booking.com Travel"')
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
      ...builder.initial,
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
    const [first] = built('resource-pages', { topics: 'running', region: 'DE', language: 'en' }, id).queries
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

  const many = (count: number) => Array.from({ length: count }, (_, at) => `site-${at}.com`).join(' ')

  it.each([
    'own.com:8080',
    'https://www.own.com/blog?a=b',
    'htp://own.com',
    '//own.com/x y',
    'https://ann:secret@own.com/',
    'ann@own.com',
    'site:own.com',
    '•own.com',
  ])('have the own domain first, also written as %s', (ownDomain) => {
    expect(wish({ ownDomain }).own).toBe('own.com')
    expect(wish({ competitor: `Rival ${ownDomain.split(/[ ,]/)[0]}` }).competitorDomain).toBe('own.com')
  })

  it('make no copies of a query, and are left out from the top of the list while they fit', () => {
    const inputs = { topics: 'running\nwalking', ownDomain: 'own.com' }
    for (const purpose of ['guest-posts', 'resource-pages']) {
      const { queries } = built(purpose, { ...inputs, exclude: many(175) })
      expect(new Set(queries.map(({ wanted }) => wanted)).size).toBe(queries.length)
      expect(queries.map(({ wanted }) => wanted)).toEqual(built(purpose, inputs).queries.map(({ wanted }) => wanted))
    }
    const [first] = built('resource-pages', { ...inputs, exclude: many(175) }).queries
    expect(first).toMatchObject({ wanted: 'running intitle:resources', left: 146 })
    expect(first?.leavesOut).toEqual(['own.com', ...many(29).split(' ')])
  })

  it('for which there is no room are counted', () => {
    const { queries } = built('resource-pages', { topics: 'running', exclude: many(60) }, 'bing')
    expect(queries[0]).toMatchObject({ wanted: 'running intitle:resources', left: 52 })
    expect(built('resource-pages', { topics: 'running', exclude: many(8) }, 'bing').queries[0]?.left).toBe(0)
    expect(built('resource-pages', { topics: 'running', exclude: many(60) }, 'duckduckgo').queries[0]?.left).toBe(0)
  })
})

describe('another language', () => {
  it('is proposed by the region, and can be chosen', () => {
    expect(wish({ region: 'AT' }).language).toBe('de')
    expect(wish({ region: 'AT', language: 'it' }).language).toBe('it')
    expect(wish({ region: 'SE' }).language).toBe('en')
    expect(texts('guest-posts', { topics: 'Wandern', region: 'DE' })[0]).toBe('Wandern intitle:Gastartikel')
    expect(texts('unlinked-mentions', { brand: 'Acme', language: 'pl' })).toEqual(['"Acme"', 'intitle:"Acme"'])
  })

  it.each(languages.map(({ code }) => code))('%s has footprints for what a topic can be used for', (language) => {
    for (const purpose of ['guest-posts', 'resource-pages', 'roundups']) {
      expect(texts(purpose, { topics: 'a', language }).length, purpose).toBeGreaterThanOrEqual(3)
    }
  })

  it('of a region with several is the one that DuckDuckGo is asked in', () => {
    const regionOf = (inputs: Partial<Inputs>) => {
      const [query] = built('unlinked-mentions', { brand: 'Acme', ...inputs }, 'duckduckgo').queries
      return query && new URL(query.url).searchParams.get('kl')
    }
    expect(regionOf({ region: 'BE' })).toBe('be-nl')
    expect(regionOf({ region: 'BE', language: 'fr' })).toBe('be-fr')
    expect(regionOf({ region: 'CH', language: 'pl' })).toBe('ch-de')
  })
})

it('own footprints are phrases, or words of the title or the address', () => {
  const footprints = 'contribute a recipe\nintitle:submissions\ninurl:guest post\n""'
  const { queries } = buildQueries(ownPurpose, wish({ topics: 'bread', footprints }), findEngine('google'), TODAY)
  expect(queries.map(({ text }) => text)).toEqual([
    'bread "contribute a recipe"',
    'bread intitle:submissions',
    'bread inurl:guest-post',
  ])
})

const own = (footprints: string, id: EngineId = 'google') => {
  const { queries, notes } = buildQueries(ownPurpose, wish({ topics: 'bread', footprints }), findEngine(id), TODAY)
  return { texts: queries.map(({ text }) => text), notes }
}

it.each([
  ['intext:sourdough', 'bread intext:sourdough'],
  ['intext:rye starter', 'bread intext:"rye starter"'],
  ['-inurl:forum', 'bread -inurl:forum'],
  ['-intitle:pizza', 'bread -intitle:pizza'],
  ['-INTEXT:"dry yeast"', 'bread -intext:"dry yeast"'],
  ['write for us -inurl:forum', 'bread "write for us" -inurl:forum'],
  ['inurl:blog "write for us"', 'bread inurl:blog "write for us"'],
  ['intitle:guest post inurl:blog -intext:casino', 'bread intitle:"guest post" inurl:blog -intext:casino'],
  ['-jobs', 'bread -jobs'],
  ['write for us -jobs -"link farm"', 'bread "write for us" -jobs -"link farm"'],
  ['"rye -wheat" baker', 'bread "rye -wheat baker"'],
  ['site:.edu starter -site:pinterest.com', 'bread site:.edu starter -site:pinterest.com'],
  ['filetype:pdf', 'bread filetype:pdf'],
  ['well-known recipe', 'bread "well-known recipe"'],
  ['see intitle words', 'bread "see intitle words"'],
])('the own footprint %s is written as %s', (footprint, text) => {
  expect(own(footprint).texts).toEqual([text])
})

it('an own footprint with an operator that the engine lacks is left out, and said to be', () => {
  expect(own('intext:rye\nrecipe', 'bing').texts).toEqual(['bread inbody:rye', 'bread recipe'])
  expect(own('intext:rye\nrecipe', 'duckduckgo')).toEqual({
    texts: ['bread recipe'],
    notes: ['DuckDuckGo can’t search for words in the text, so we left those queries out.'],
  })
  expect(own('-inurl:forum', 'bing').notes).toEqual([expect.stringContaining('can’t search for words in the URL')])
})

it.each([
  'own.com:8080',
  'https://www.Own.com:443/blog/',
  'own.com/a page with spaces',
  'http://own.com?x=1 2',
  'own.com.',
  'https://own.com/#top',
  ' “own.com/path” ',
])('the own domain %s is left out as own.com', (ownDomain) => {
  const { wishes, skipped } = readInputs({ ...builder.initial, ownDomain })
  expect([wishes.own, skipped]).toEqual(['own.com', []])
})

it.each(['own', 'own.com other.com', 'https://', '/path', ':80'])(
  'the own domain %s is none, which is said',
  (ownDomain) => {
    const { wishes, skipped } = readInputs({ ...builder.initial, ownDomain })
    expect([wishes.own, skipped.length]).toEqual([undefined, 1])
  },
)

describe('an engine is asked only what it understands', () => {
  it('Google: a date, and alternatives in brackets', () => {
    expect(texts('roundups', { topics: 'running', year: '2026' })[0]).toBe(
      'running ("weekly roundup" OR "link roundup" OR "best of the week") after:2026-01-01',
    )
  })

  it('Bing: no date, which is said, and alternatives that fit into ten terms', () => {
    const { queries, notes } = built('roundups', { topics: 'running', year: '2026' }, 'bing')
    expect(queries.slice(0, 2).map(({ text }) => text)).toEqual([
      'running ("weekly roundup" OR "link roundup")',
      'running "best of the week"',
    ])
    expect(queries.some(({ url }) => url.includes('2026'))).toBe(false)
    expect(notes).toEqual([expect.stringContaining('not document a date filter')])
  })

  it('DuckDuckGo: a date in the address of the queries that want fresh pages', () => {
    const { queries } = built('unlinked-mentions', { brand: 'Acme', year: '2026' }, 'duckduckgo')
    expect(queries.map(({ text, url }) => [text, new URL(url).searchParams.get('df')])).toContainEqual([
      '"Acme"',
      '2026-01-01..2026-11-24',
    ])
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
  language: typed,
  footprints: typed,
})

it('every query, of whatever input, carries over to the engine as it is written, with its quotes in pairs', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(...purposes), fc.constantFrom(...engines), (given, purpose, asked) => {
      for (const { text, url } of buildQueries(purpose, wish(given), asked, TODAY).queries) {
        expect(new URL(url).searchParams.get('q')).toBe(text)
        expect(text.split('"').length % 2).toBe(1)
        expect(text).not.toMatch(/undefined|\s{2}/)
      }
    }),
    { numRuns: 30 },
  )
})

/** The operators that each engine documents in its help pages, which `engines.ts` names. */
const DOCUMENTED = {
  google: { words: 32, operators: ['intitle', 'inurl', 'intext', 'site', 'after'], hasOr: true },
  bing: { words: 10, operators: ['intitle', 'inbody', 'site', 'loc'], hasOr: true },
  duckduckgo: { words: Number.POSITIVE_INFINITY, operators: ['intitle', 'inurl', 'site'], hasOr: false },
} as const

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const topic = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const domain = word.map((name) => `${name}.com`)
const sensible = fc.record({
  topics: topic,
  brand: topic,
  competitor: fc.oneof(topic, domain),
  ownDomain: fc.oneof(fc.constant(''), domain),
  year: fc.constantFrom('', '2025'),
  region: fc.constantFrom('', 'DE', 'GB'),
  language: fc.constantFrom(...languages.map(({ code }) => code)),
  endings: fc.constantFrom('', '.de', '.de .at .ch'),
  exclude: fc.array(domain, { maxLength: 80 }).map((domains) => domains.join('\n')),
  footprints: fc.constantFrom('', 'guest chefs welcome\ninurl:chefs', 'chefs -inurl:forum\n-intext:pizza'),
})

it.each(engines)('no query asks $name for more than it documents', (asked) => {
  const { words, operators, hasOr } = DOCUMENTED[asked.id]
  fc.assert(
    fc.property(sensible, fc.constantFrom(...purposes, ownPurpose), (given, purpose) => {
      const wishes = wish(given)
      const { queries, tooLong } = buildQueries(purpose, wishes, asked, TODAY)
      const long = queries.filter(
        ({ text }) => (text.match(/[^\s"()]+/g)?.length ?? 0) - (text.match(/:"/g)?.length ?? 0) > words,
      )
      // Only a query that is too long without a single domain to leave out, and it is counted.
      expect(long.every(({ leavesOut }) => leavesOut.length === 0)).toBe(true)
      expect(long.length).toBeLessThanOrEqual(tooLong)
      for (const { text, leavesOut, wanted } of queries) {
        for (const [, operator = ''] of text.matchAll(/(?:^|[\s(-])([a-z]+):/g)) expect(operators).toContain(operator)
        if (!hasOr) expect(text).not.toContain(' OR ')
        expect(text).toBe([wanted, ...leavesOut.map((one) => `-site:${one}`)].join(' '))
        expect(leavesOut.every((one) => one === wishes.own || wishes.exclude.includes(one))).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

it('a link brings the same values back, and another fragment brings none', () => {
  const engineIds = fc.constantFrom(...engines.map(({ id }) => id))
  const chosenIds = fc.uniqueArray(fc.constantFrom(...purposes.map(({ id }) => id)))
  fc.assert(
    fc.property(anyInputs, engineIds, chosenIds, (inputs, engine, lookingFor) => {
      const given = { ...builder.initial, ...inputs, region: 'DE', language: '', engine, lookingFor }
      const { lookingFor: linked = [], ...texts } = linkedBy(fragmentOf(builder, given) ?? '') ?? {}
      expect(new Set(linked)).toEqual(new Set(lookingFor))
      const { lookingFor: _, ...wanted } = given
      const filled = Object.entries(wanted).filter(([, text]) => text.trim() !== '')
      expect(texts).toEqual(Object.fromEntries(filled.map(([name, text]) => [name, text.toWellFormed()])))
    }),
    { numRuns: 30 },
  )
  expect(valuesOf(builder, '#content')).toBeUndefined()
  expect(valuesOf(builder, '#engine=altavista&region=XX&topics=a')).toEqual({ topics: 'a' })
})

const linkedBy = (fragment: string) => valuesOf(builder, new URL(fragment, 'https://a.com').hash)

it('a link takes a thousand domains to leave out, and none is made or read that would block the page', () => {
  const excluding = (count: number, domain: string): BuilderValues => ({
    ...builder.initial,
    exclude: Array<string>(count).fill(domain).join('\n'),
  })
  const fragment = fragmentOf(builder, excluding(1_000, 'a-domain-of-twenty-6.com'))
  expect(valuesOf(builder, fragment ?? '')?.exclude?.split('\n')).toHaveLength(1_000)
  expect(fragmentOf(builder, excluding(10_000, 'example.com'))).toBeUndefined()
  expect(fragmentOf(builder, excluding(1, 'ü'.repeat(10_000)))).toBeUndefined()
  expect(valuesOf(builder, `#engine=google&topics=${'a'.repeat(32_000)}`)).toBeUndefined()
})

it('reads what is left out as the other tools read a list', () => {
  const exclude = '# pitched\ndomain:a.com\n•b.com\n**c.com**, htp://d.com/x\nann@e.com\nmailto:bo@f.com\nnobody\n'
  const { wishes, skipped } = readInputs({ ...builder.initial, exclude })
  expect(wishes.exclude).toEqual(['a.com', 'b.com', 'c.com', 'd.com', 'e.com', 'f.com'])
  expect(skipped.map(({ text }) => text)).toEqual(['nobody'])
})

it.each([
  ['google', 30],
  ['bing', 8],
  ['duckduckgo', 53],
] as const)(
  'the never-pitch list comes last, as far as a query for %s has room, and the rest is counted',
  (id, most) => {
    const never = Array.from({ length: 200 }, (_, index) => `site-${index}.com`)
    const inputs = { ...builder.initial, topics: 'shoes', ownDomain: 'own.com', exclude: 'a.com\nb.com' }
    const { wishes } = readInputs(inputs, ['own.com', '*.a.com', ...never])
    const queries = purposes.flatMap((purpose) => buildQueries(purpose, wishes, findEngine(id), TODAY).queries)
    for (const { text, leavesOut, left } of queries) {
      expect(leavesOut).toEqual(['own.com', 'a.com', 'b.com', ...never].slice(0, leavesOut.length))
      expect(text.match(/-site:/g)?.length).toBe(leavesOut.length)
      expect(leavesOut.length + left).toBe(203)
    }
    expect(Math.max(...queries.map(({ leavesOut }) => leavesOut.length))).toBe(most)
  },
)
