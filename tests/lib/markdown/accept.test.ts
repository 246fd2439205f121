import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAccept, rankOf } from '@/lib/markdown/accept'
import { preferredVariant } from '@/lib/markdown/negotiate'

/** An entry as it was made, beside the text that it is written as. */
interface Entry {
  type: string
  subtype: string
  parameters: number
  /** In thousandths. */
  weight: number
  malformed: boolean
}

const pick = fc.constantFrom
const space = pick('', '', ' ', '\t', ' \t ')
const parameter = pick('level=1', 'charset=utf-8', 'V="a, b;q=0"', 'v=""', 'v="\\"\\\\"', 'x-y=*')
const fault = pick('q=2', 'q=1.01', 'q=0.0001', 'q=', 'q', 'v', '=v', 'v=a b', 'v="', 'q="1"', 'v="a"b', 'q=0;q=0')

const weight = fc.oneof(
  fc.constant({ text: '', thousandths: 1000 }),
  pick('1', '1.', '1.0', '1.00', '1.000').map((text) => ({ text: `q=${text}`, thousandths: 1000 })),
  fc.integer({ min: 0, max: 999 }).map((thousandths) => {
    const digits = String(thousandths).padStart(3, '0').replace(/0+$/, '')
    return { text: `Q=0${digits && '.'}${digits}`, thousandths }
  }),
)

const spelling = (word: string) => pick(word, word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1))
const range = pick('text/html', 'text/html', 'text/markdown', 'text/markdown', 'text/*', '*/*', 'text/plain', 'a/b')

const entry: fc.Arbitrary<{ text: string; entry: Entry }> = fc
  .record({
    range: range.chain(spelling),
    before: fc.array(parameter, { maxLength: 2 }),
    after: fc.array(parameter, { maxLength: 1 }),
    weight,
    fault: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fault }),
    gap: space,
    edge: space,
  })
  .map(({ range, before, after, weight, fault, gap, edge }) => {
    const [type = '', subtype = ''] = range.toLowerCase().split('/')
    const parts = [range, ...before, weight.text, ...after, fault].filter(Boolean)
    return {
      text: edge + parts.join(`${gap};${gap}`) + edge,
      entry: {
        type,
        subtype,
        parameters: before.length + after.length,
        weight: weight.thousandths,
        malformed: Boolean(fault),
      },
    }
  })

const header = fc
  .array(entry, { minLength: 1, maxLength: 7 })
  .filter((entries) => entries.slice(0, -1).every(({ text }) => !isOpen(text)))

/** Whether a quote swallows what follows. */
function isOpen(entry: string): boolean {
  return /v="\s*$/.test(entry)
}

/** RFC 9110 read from the other end: score every entry for a type, sort, take the first. */
function expected(entries: Entry[]): 'html' | 'markdown' | undefined {
  const valid = entries.filter(({ malformed }) => !malformed)
  if (valid.length === 0) return 'html'
  const best = (subtype: string) =>
    valid
      .map((entry) => {
        if (entry.type === '*') return { score: 1, entry }
        if (entry.type !== 'text') return { score: 0, entry }
        if (entry.subtype === '*') return { score: 2, entry }
        return { score: entry.subtype === subtype ? (entry.parameters > 0 ? 3 : 4) : 0, entry }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || b.entry.weight - a.entry.weight)
      .at(0)
  const html = best('html')?.entry.weight ?? 0
  const markdown = best('markdown')
  const markdownWeight = markdown?.entry.weight ?? 0
  if (html === 0 && markdownWeight === 0) return undefined
  if (html === 0) return 'markdown'
  return (markdown?.score ?? 0) > 2 && markdownWeight >= html ? 'markdown' : 'html'
}

describe('an Accept header', () => {
  test('of any make is read as the RFC says', () => {
    fc.assert(
      fc.property(header, (entries) => {
        const text = entries.map(({ text }) => text).join(',')
        expect(preferredVariant(text)).toBe(expected(entries.map(({ entry }) => entry)))
      }),
      { numRuns: 10_000 },
    )
  })

  test('of no sense never throws, and is never refused where no entry is well-formed', () => {
    const noise = fc.string({ unit: pick(...'ab/*,;="\\q01. \t-é\u0000'), maxLength: 60 })
    fc.assert(
      fc.property(fc.oneof(noise, fc.string({ unit: 'binary' })), (text) => {
        const variant = preferredVariant(text)
        if (parseAccept(text).length === 0) expect(variant).toBe('html')
      }),
      { numRuns: 10_000 },
    )
  })

  test('whose order changes means the same', () => {
    fc.assert(
      fc.property(
        header.filter((entries) => entries.every(({ text }) => !isOpen(text))),
        (entries) => {
          const texts = entries.map(({ text }) => text)
          expect(preferredVariant(texts.reverse().join(','))).toBe(preferredVariant(texts.reverse().join(',')))
        },
      ),
    )
  })

  test('ranks as in the table of RFC 9110 §12.5.1', () => {
    const ranges = parseAccept(
      'text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5',
    )
    expect(rankOf(ranges, 'text/plain')).toEqual({ weight: 0.7, named: true })
    expect(rankOf(ranges, 'text/html')).toEqual({ weight: 0.3, named: false })
    expect(rankOf(ranges, 'image/jpeg')).toEqual({ weight: 0.5, named: false })
  })

  test('is looked at for its first 300 entries', () => {
    const others = 'application/json,'
    expect(parseAccept(others.repeat(10_000))).toHaveLength(300)
    expect(preferredVariant(`${others.repeat(299)}text/markdown`)).toBe('markdown')
    expect(preferredVariant(`${others.repeat(300)}text/markdown`)).toBeUndefined()
  })

  test('has an entry with more than 30 parameters dropped', () => {
    expect(parseAccept(`text/html${';a=b'.repeat(30)}`)).toHaveLength(1)
    expect(parseAccept(`text/html${';a=b'.repeat(30)};q=0, text/markdown`)).toHaveLength(1)
  })

  test.each([
    ['commas', ','],
    ['spaces', ' '],
    ['semicolons', ';'],
    ['quotes', '"'],
    ['backslashes in a quote', '\\'],
    ['letters', 'a'],
    ['parameters', ';a=b'],
    ['quoted parameters', ';a="\\"'],
    ['weights', ';q=1'],
    ['slashes', '/'],
    ['types', 'text/a,'],
  ])('costs in proportion to its length when full of %s', (_name, piece) => {
    const build = (length: number) => `text/html;a="${piece.repeat(length / piece.length)} x`
    const unquoted = (length: number) => `text/html${piece.repeat(length / piece.length)} x`
    for (const make of [build, unquoted]) {
      const small = make(4 * 1024)
      const large = make(64 * 1024)
      // Sixteen times the length: a quadratic reading would take 256 times as long.
      const short = fastest(() => parseAccept(small))
      expect(fastest(() => parseAccept(large))).toBeLessThan(64 * Math.max(short, 1))
    }
  })
})

function fastest(run: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 5; attempt++) {
    const start = performance.now()
    run()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
