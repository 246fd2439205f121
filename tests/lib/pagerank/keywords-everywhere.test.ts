import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDigits } from '@/lib/pagerank/keywords-everywhere'

it.each(['4.70', '-0', '1E+2', '-1.5e-7', '123456789012345678901'])(
  'the page rank %s has its digits beside it',
  (number) => {
    const parsed = JSON.parse(
      addDigits(`{"a":[{"open_page_rank":${number} },\n{ "found":true,\n"open_page_rank" :\t${number}}]}`),
    )
    const ranked = { open_page_rank: Number(number), open_page_rank_digits: number }
    expect(parsed).toEqual({ a: [ranked, { found: true, ...ranked }] })
  },
)

it('in any JSON, nothing but page ranks gets digits', () => {
  const name = fc.constantFrom('open_page_rank', '"open_page_rank', ',"open_page_rank', '"open_page_rank":5', '\\')
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), name, tie('list'), tie('object')),
    list: fc.array(tie('value')),
    object: fc.dictionary(name, tie('value')),
  }))
  const withDigits = (_: string, member: unknown) => {
    const isRanked = typeof member === 'object' && member !== null && 'open_page_rank' in member
    if (!isRanked || typeof member.open_page_rank !== 'number') return member
    return { ...member, open_page_rank_digits: JSON.stringify(member.open_page_rank) }
  }
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, '\t'), (json, space) => {
      const text = JSON.stringify(json, null, space)
      expect(JSON.parse(addDigits(text))).toEqual(JSON.parse(text, withDigits))
    }),
    { numRuns: 200 },
  )
})
