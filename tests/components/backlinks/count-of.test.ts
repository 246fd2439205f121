import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countOf } from '@/components/backlinks/count-of'

const count = fc.integer({ min: 0, max: 999_999_999 })
const grouped = (number: number, sign: string) => String(number).replace(/\B(?=(?:\d{3})+$)/g, sign)

it('a count is the same number in whatever form a program writes it', () => {
  const signs = fc.constantFrom('', ',', '.', ' ', '\u00a0', '\u202f', "'", '’')
  const ends = fc.constantFrom('', '.0', ',0', '.00', ',00')
  fc.assert(
    fc.property(count, signs, ends, (number, sign, end) => {
      // One sign cannot stand between thousands and before decimals.
      fc.pre(sign === '' || !end.startsWith(sign))
      expect(countOf(` ${grouped(number, sign)}${end} `)).toBe(number)
    }),
  )
})

it.each([
  ['12.0', 12],
  ['1.0', 1],
  ['0.0', 0],
  ['1e3', 1_000],
  ['1.2E+05', 120_000],
  ['12,345.0', 12_345],
  ['1.234,00', 1_234],
  ['1,23,456', 123_456],
  ['1,000', 1_000],
  ['1.000000', 1],
  ['+7', 7],
  ['1.2K', 1_200],
  ['3,4 M', 3_400_000],
  ['2k', 2_000],
  ["'12", 12],
])('%s is %i', (text, number) => {
  expect(countOf(text)).toBe(number)
})

it.each([
  '',
  'NaN',
  'nan',
  'None',
  'NULL',
  '<NA>',
  '#N/A',
  '-',
  '12.5',
  '-3',
  '1.5e0',
  'twelve',
  '1,2,3',
  '12.0.0',
  '12 km',
  '1.2.3K',
])('%j is no count', (text) => {
  expect(countOf(text)).toBeUndefined()
})
