/** The longest that a worker may be silent; the largest file takes a phone about half of it. */
export const DEADLINE_MS = 60_000

/** The reason for a visitor whose file took longer. */
export const TOO_SLOW = 'Reading it took longer than a minute, so it was stopped. Split it into parts, then try again.'
