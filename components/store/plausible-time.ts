/** The tools are younger. */
const FIRST_MS = Date.UTC(2020, 0)
/** Clocks of two devices, and a provider's day, may be ahead by this much. */
const AHEAD_MS = 86_400_000

/** Whether a saved time can be that of a lookup. An impossible one would be shown, or never be looked up again. */
export function isPlausibleTime(ms: unknown, nowMs: number): ms is number {
  return typeof ms === 'number' && ms >= FIRST_MS && ms <= nowMs + AHEAD_MS
}
