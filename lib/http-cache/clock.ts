import { steadyNow } from '@/lib/steady-clock'

/** How far a coarse clock may be behind. */
export const TICK_MS = 250

/** A steady clock that is read four times a second, because reading the real one for each answer shows in a profile. */
export function createCoarseClock(): () => number {
  let now = steadyNow()
  setInterval(() => {
    now = steadyNow()
  }, TICK_MS).unref()
  return () => now
}
