import { expect, test } from 'vitest'
import { remember } from '@/lib/remember'

function counted() {
  const computed = new Map<string, number>()
  const lengthOf = remember((text) => {
    computed.set(text, (computed.get(text) ?? 0) + 1)
    return text.length
  })
  return { lengthOf, times: (text: string) => computed.get(text) ?? 0 }
}

test('computes a text that comes again and again twice', () => {
  const { lengthOf, times } = counted()
  for (let time = 0; time < 5; time += 1) expect(lengthOf('again')).toBe(5)
  expect(times('again')).toBe(2)
})

test('forgets none that is in use, however many come once', () => {
  const { lengthOf, times } = counted()
  for (let other = 0; other < 100_000; other += 1) {
    lengthOf('used')
    lengthOf(`other ${other}`)
  }
  expect(times('used')).toBe(2)
  expect(times('other 99999')).toBe(1)
})

test('forgets the ones of long ago, and holds no long text', () => {
  const { lengthOf, times } = counted()
  const twice = (text: string) => [lengthOf(text), lengthOf(text)]
  twice('first')
  for (let other = 0; other < 2_001; other += 1) twice(`other ${other}`)
  lengthOf('first')
  expect(times('first')).toBe(3)
  const long = 'x'.repeat(513)
  expect([...twice(long), ...twice(long)]).toEqual([513, 513, 513, 513])
  expect(times(long)).toBe(4)
})
