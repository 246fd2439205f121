/** How far the clocks of instances may differ. A timestamp further ahead is invalid. */
export const CLOCK_SKEW_MS = 1_000

/** `Date.now` rounds down, and a late clock would keep a value too long. */
const wallEnd = () => Date.now() + 1

/**
 * A clock in milliseconds since the epoch that never goes back. It follows the monotonic clock when the wall clock is
 * set back, and the wall clock when that runs ahead, for example after the machine slept.
 */
export function createSteadyClock(wall = wallEnd, monotonic = () => performance.now()): () => number {
  let ahead = Number.NEGATIVE_INFINITY
  return () => {
    const elapsed = monotonic()
    ahead = Math.max(ahead, wall() - elapsed)
    return elapsed + ahead
  }
}

/** The clock for lifetimes, and for timestamps that other instances read. */
export const steadyNow = createSteadyClock()
