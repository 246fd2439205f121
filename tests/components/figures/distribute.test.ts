import { expect, it } from 'vitest'
import { distribute } from '@/components/figures/distribute'

const countsOf = (values: (number | undefined)[], max: number) => distribute(values, max).bins.map(([, count]) => count)

it('a bound belongs to the tenth above it, and the maximum to the last', () => {
  expect(countsOf([0, 9.9, 10, 95, 100], 100)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
  expect(countsOf([0, 1, 9.99, 10], 10)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 2])
})

it.each([
  [[30, 10, 20], 20],
  [[40, 10, 20, 30], 25],
  [[7, undefined], 7],
  [[9, 80, 700], 80],
  [[undefined], undefined],
  [[], undefined],
])('the median of %j is %s, without unknown values', (values, median) => {
  expect(distribute(values, 1000).median).toBe(median)
})

it('unknown values are counted, and never as 0', () => {
  expect(distribute([undefined, 0, undefined], 10).unknown).toBe(2)
  expect(countsOf([undefined, 0, undefined], 10)).toEqual([1, ...Array(9).fill(0)])
})
