import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseNumbersAsText } from '@/lib/pagerank/keywords-everywhere'

it.each(['4.70', '-0', '1E+2', '-1.5e-7', '123456789012345678901'])('%s is kept as it is written', (number) => {
  expect(parseNumbersAsText(`{"a":[${number} ,\n${number}]}`)).toEqual({ a: [number, number] })
})

it('numbers are changed and nothing else, in any JSON', () => {
  const textual = (_: string, value: unknown) => (typeof value === 'number' ? JSON.stringify(value) : value)
  const json = fc.oneof(
    fc.json(),
    fc.array(fc.string({ unit: fc.constantFrom(...'"\\1,') })).map((all) => JSON.stringify(all)),
  )
  fc.assert(
    fc.property(json, (text) => {
      expect(parseNumbersAsText(text)).toEqual(JSON.parse(text, textual))
    }),
    { numRuns: 1_000 },
  )
})
