import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSteadyClock } from '@/lib/steady-clock'

const HOUR_MS = 3_600_000

const step = fc.record({
  elapsedMs: fc.nat(700_000),
  /** How far the wall clock is set forwards or back. It runs on in sleep, while the monotonic one stands still. */
  setMs: fc.constantFrom(0, 0, 0, 1, -1, 300_000, -300_000, HOUR_MS, -HOUR_MS),
})

it('never goes back, never runs slower than time, and is the wall clock until that is set back', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let [wall, monotonic] = [Date.UTC(2026, 0, 1), 5_000]
      const now = createSteadyClock(
        () => wall,
        () => monotonic,
      )
      let wasSetBack = false
      let last = now()
      expect(last).toBe(wall)
      for (const { elapsedMs, setMs } of steps) {
        monotonic += elapsedMs
        wall += elapsedMs + setMs
        const time = now()
        wasSetBack ||= setMs < 0
        expect(time - last).toBeGreaterThanOrEqual(elapsedMs)
        expect(time).toBeGreaterThanOrEqual(wall)
        if (!wasSetBack) expect(time).toBe(wall)
        last = time
      }
    }),
  )
})
