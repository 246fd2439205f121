const DEFAULT_SECONDS = 60
const MAX_SECONDS = 3_600

/** The seconds of a `Retry-After` (RFC 9110 section 10.2.3), from 1 to 3,600; 60 if it is absent or malformed. */
export function parseRetryAfter(field: string | null, nowMs = Date.now()): number {
  const seconds = secondsIn(field?.trim() ?? '', nowMs)
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(Math.max(seconds, 1), MAX_SECONDS)
}

function secondsIn(field: string, nowMs: number): number {
  if (/^\d+$/.test(field)) return Number(field)
  return field.endsWith(' GMT') ? Math.ceil((Date.parse(field) - nowMs) / 1_000) : Number.NaN
}
