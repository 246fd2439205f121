import { expect, it, vi } from 'vitest'
import { memoize } from '@/lib/memoize'

it('returns the function’s results, and calls it once for a repeated text', () => {
  const compute = vi.fn((text: string) => text.length)
  const length = memoize(compute)
  expect(['again', '', 'again', ''].map(length)).toEqual([5, 0, 5, 0])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('stores neither long texts nor more than a thousand', () => {
  const compute = vi.fn((text: string) => text.length)
  const length = memoize(compute)
  const long = 'x'.repeat(513)
  expect([length(long), length(long)]).toEqual([513, 513])
  expect(compute).toHaveBeenCalledTimes(2)
  for (let number = 0; number <= 1_000; number += 1) length(`text ${number}`)
  compute.mockClear()
  length('text 0')
  length('text 1000')
  expect(compute).toHaveBeenCalledTimes(1)
})
