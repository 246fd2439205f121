import type { WholeResponse } from '@/lib/headers/whole-response'

/** For how long a stored response may be sent, and what its `Cache-Control` and `Age` say. Moments are in milliseconds. */
export type Lifetime =
  /** As long as the process runs. */
  | { kind: 'built'; cacheControl: string }
  /** Says what is left until `expiresAt`, because some caches ignore `Age`. */
  | { kind: 'until'; expiresAt: number }
  /** Says its age. */
  | { kind: 'aged'; cacheControl: string; bornAt: number; expiresAt: number }

/** The lifetime of an endpoint's response in a shared cache (RFC 9111 §3, §4.2); undefined if it must not be stored. */
export function lifetimeOf(
  { status, headers }: Pick<WholeResponse, 'status' | 'headers'>,
  now: number,
): Lifetime | undefined {
  const cacheControl = headers['cache-control'] ?? ''
  // `private` with names is about those headers alone.
  if (status !== 200 || /\b(?:no-store|private)\b(?!=)/.test(cacheControl)) return undefined
  const sharedSeconds = secondsIn(cacheControl, 's-maxage')
  if (sharedSeconds !== undefined) return { kind: 'until', expiresAt: now + sharedSeconds * 1_000 }
  const seconds = secondsIn(cacheControl, 'max-age')
  if (seconds === undefined) return undefined
  const bornAt = now - Number(headers.age ?? 0) * 1_000
  return { kind: 'aged', cacheControl, bornAt, expiresAt: bornAt + seconds * 1_000 }
}

function secondsIn(cacheControl: string, directive: string): number | undefined {
  const [, seconds] = new RegExp(`\\b${directive}=(\\d+)`).exec(cacheControl) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}
