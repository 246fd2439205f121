import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { memoize } from '@/lib/memoize'

it('returns the function’s results, and calls it once for a repeated text', () => {
  const compute = vi.fn((text: string) => text.length)
  const length = memoize(compute)
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => {
      expect(length(text)).toBe(text.length)
    }),
  )
  compute.mockClear()
  length('again')
  length('again')
  expect(compute).toHaveBeenCalledTimes(1)
})

it('stores neither long texts nor more than a thousand', () => {
  const compute = vi.fn((text: string) => text.length)
  const length = memoize(compute)
  const long = 'x'.repeat(513)
  length(long)
  length(long)
  expect(compute).toHaveBeenCalledTimes(2)
  for (let number = 0; number <= 1_000; number += 1) length(`text ${number}`)
  compute.mockClear()
  length('text 0')
  length('text 1000')
  expect(compute).toHaveBeenCalledTimes(1)
})
