import { describe, expect, it } from 'vitest'
import { inSlices } from '@/lib/prospects/in-slices'

/** Each item takes one millisecond. */
function simulated() {
  let nowMs = 0
  let rests = 0
  const pace = {
    nowMs: () => nowMs,
    rest: async () => {
      rests++
    },
  }
  return { pace, work: () => void nowMs++, rests: () => rests }
}

describe('work in slices', () => {
  it('rests after every ten milliseconds and does all of it', async () => {
    const { pace, work, rests } = simulated()
    const done: number[] = []
    const signal = new AbortController().signal
    const items = Array.from({ length: 25 })
    expect(await inSlices(items, work, { pace, signal, onSlice: (count) => done.push(count) })).toBe(true)
    expect(pace.nowMs()).toBe(25)
    expect(rests()).toBe(2)
    expect(done).toEqual([10, 20])
  })

  it('ends at the next rest after it was called off', async () => {
    const { pace, work } = simulated()
    const controller = new AbortController()
    const items = Array.from({ length: 100 })
    const onSlice = () => controller.abort()
    expect(await inSlices(items, work, { pace, signal: controller.signal, onSlice })).toBe(false)
    expect(pace.nowMs()).toBe(10)
  })
})
