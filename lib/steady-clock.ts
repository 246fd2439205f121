/** How far the clocks of instances may differ. A stamp that is further ahead has no age that could be told. */
export const CLOCK_SKEW_MS = 1_000

/** `Date.now` rounds down, and a clock that is behind would let a value live too long. */
const wallEnd = () => Date.now() + 1

/**
 * Makes a clock in milliseconds since the epoch that never goes back: it follows the monotonic clock where the wall clock
 * is set back, and the wall clock where it runs ahead, as after a sleep of the machine.
 */
export function createSteadyClock(wall = wallEnd, monotonic = () => performance.now()): () => number {
  let ahead = Number.NEGATIVE_INFINITY
  return () => {
    const elapsed = monotonic()
    ahead = Math.max(ahead, wall() - elapsed)
    return elapsed + ahead
  }
}

/** The clock for lifetimes, and for stamps that other instances read. */
export const steadyNow = createSteadyClock()
