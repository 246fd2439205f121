import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumbersAsText } from '@/lib/pagerank/number-texts'

describe('parseNumbersAsText', () => {
  it.each(['4.70', '0', '-0', '10', '5.230000000000000000001', '1e2', '1E+2', '-1.5e-7', '123456789012345678901'])(
    'keeps %s as it is written',
    (number) => {
      expect(parseNumbersAsText(number)).toBe(number)
      expect(parseNumbersAsText(`{"a":[${number} ,\n${number}]}`)).toEqual({ a: [number, number] })
    },
  )

  it('leaves digits in strings and names alone', () => {
    const json = '{"1":"2","a\\"3":"\\\\","\\u0034":["5\\\\\\"6",null,true],"":""}'
    expect(parseNumbersAsText(json)).toEqual(JSON.parse(json))
  })

  it('changes numbers and nothing else, for any JSON', () => {
    const textual = (_: string, value: unknown) => (typeof value === 'number' ? JSON.stringify(value) : value)
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseNumbersAsText(json)).toEqual(JSON.parse(json, textual))
      }),
      { numRuns: 1_000 },
    )
  })
})
