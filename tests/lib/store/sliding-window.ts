import fc from 'fast-check'
import { expect } from 'vitest'
import type { Admission } from '@/lib/store/store'

const LIMIT = 10
const WINDOW_SECONDS = 3_600
const WINDOW = WINDOW_SECONDS * 1e6

/** A store's `admit` or `peek` under a simulated clock, in whole microseconds. */
export type Ask = (how: 'admit' | 'peek', key: string, micros: number) => Promise<Admission>

/** The next event: after so many microseconds, or relative to when there is room. */
type Step = number | 'when there is room' | 'a microsecond before'

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.nat(2) },
    { weight: 4, arbitrary: fc.nat(12 * 60 * 1e6) },
    { weight: 1, arbitrary: fc.nat(2 * WINDOW) },
    { weight: 2, arbitrary: fc.constantFrom<Step>('when there is room', 'a microsecond before') },
  ),
  { minLength: 1, maxLength: 60 },
)

export const windowOfTests = { limit: LIMIT, windowSeconds: WINDOW_SECONDS }

/** Compares `ask` with a naive list, for random arrivals from `start` on. */
export async function slidesExactly(ask: Ask, start: number, numRuns: number): Promise<void> {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(steps, async (arrivals) => {
      const key = `arrivals-${runs++}`
      const passed: number[] = []
      let now = start
      for (const arrival of arrivals) {
        const room = now + Math.round((await ask('peek', key, now)).resetSeconds * 1e6)
        now = Math.max(
          now,
          typeof arrival === 'number' ? now + arrival : arrival === 'when there is room' ? room : room - 1,
        )

        expect(await ask('peek', key, now)).toEqual(expected(passed, now, false))
        const admission = await ask('admit', key, now)
        expect(admission).toEqual(expected(passed, now, true))
        if (admission.admitted) passed.push(now)
      }
      for (const [index, time] of passed.slice(LIMIT).entries()) {
        expect(time - (passed[index] as number), 'the time in which more than the limit passed').toBeGreaterThanOrEqual(
          WINDOW,
        )
      }
    }),
    { numRuns },
  )
}

function expected(passed: number[], now: number, counts: boolean): Admission {
  const within = passed.filter((time) => now - time < WINDOW)
  const admitted = within.length < LIMIT
  if (admitted && counts) within.push(now)
  const [oldest] = within
  return {
    admitted,
    remaining: LIMIT - within.length,
    resetSeconds: oldest === undefined ? 0 : (oldest + WINDOW - now) / 1e6,
  }
}
