import { expect, it, vi } from 'vitest'
import { memoize } from '@/lib/memoize'

it('returns the function’s results, and calls it once for a repeated text', () => {
  const compute = vi.fn((text: string) => text.length)
  const length = memoize(compute)
  expect(['again', '', 'again', ''].map(length)).toEqual([5, 0, 5, 0])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('stores neither long texts nor more than a thousand, and forgets all after ten thousand that found no room', () => {
  const compute = vi.fn((text: string) => text.length)
  const length = memoize(compute)
  const callsFor = (...texts: string[]) => {
    compute.mockClear()
    texts.map(length)
    return compute.mock.calls.length
  }
  const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `text ${from + index}`)
  expect(callsFor('x'.repeat(513), 'x'.repeat(513))).toBe(2)
  length('text 0')
  callsFor(...numbered(1, 11_000))
  expect(callsFor('text 0', 'text 999')).toBe(0)
  expect(callsFor('late', 'late')).toBe(1)
  expect(callsFor('text 0')).toBe(1)
})
