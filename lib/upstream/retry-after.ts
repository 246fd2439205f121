const DEFAULT_SECONDS = 60
const MAX_SECONDS = 3_600

/** The seconds of a `Retry-After` (RFC 9110 section 10.2.3), from 1 to 3,600; 60 if it is absent or malformed. */
export function parseRetryAfter(header: string | null, nowMs = Date.now()): number {
  const seconds = secondsIn(header?.trim() ?? '', nowMs)
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(Math.max(seconds, 1), MAX_SECONDS)
}

function secondsIn(header: string, nowMs: number): number {
  if (/^\d+$/.test(header)) return Number(header)
  return header.endsWith(' GMT') ? Math.ceil((Date.parse(header) - nowMs) / 1_000) : Number.NaN
}
