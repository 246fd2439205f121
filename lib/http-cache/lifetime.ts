import CachePolicy from 'http-cache-semantics'
import type { Answer } from '@/lib/http/answer'
import { varyNames } from './vary'

/** How long an answer may be served, in seconds of its age. */
export interface Lifetime {
  /** Its age when it was made, from its own `Age`. */
  ageSeconds: number
  freshSeconds: number
  /** Up to this age while one refresh runs; `freshSeconds` where stale answers are not allowed. */
  staleSeconds: number
  /** Up to this age while refreshes fail. */
  errorSeconds: number
  /** Whether no cache at all may serve it longer, not even one that ignores `Age`. */
  isStrict: boolean
  /** What to send in place of the answer's own `Cache-Control`. */
  cacheControl?: string
}

/** What Next says of a page that stays as it was built, and of a file whose name is its content's. */
const NEVER_REVALIDATED_SECONDS = 31_536_000
/** What to send for such a page: this cache ends with the build, another one on the way would not. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Request fields that an answer may depend on, because a fill never sends them or the key holds them. */
const ACCOUNTED = /^(?:accept|accept-encoding|rsc|next-url|next-router-[a-z-]+)$/i

/**
 * What a shared cache may do with an answer (RFC 9111 §3, RFC 5861), undefined where it must not store it or where its
 * freshness is spent.
 */
export function lifetimeOf({ status, headers }: Answer): Lifetime | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined) return undefined
  if (!varyNames(headers.vary).every((name) => ACCOUNTED.test(name))) return undefined
  const directives = String(headers['cache-control'] ?? '').toLowerCase()
  const ageSeconds = ageOf(headers)
  const markedSeconds = sharedSeconds({ ...headers, 'cache-control': directives })
  if (markedSeconds <= ageSeconds) return undefined
  const immutable = /\bimmutable\b/.test(directives)
  const isStrict = /\b(?:must|proxy)-revalidate\b/.test(directives)
  const beyond = (directive: string) =>
    markedSeconds + (isStrict ? 0 : Number(new RegExp(`\\b${directive}="?(\\d+)`).exec(directives)?.[1] ?? 0))
  const staleSeconds = beyond('stale-while-revalidate')
  return {
    ageSeconds,
    freshSeconds: isStrict ? markedSeconds : ageSeconds + trustedSeconds(headers, markedSeconds - ageSeconds),
    staleSeconds,
    errorSeconds: Math.max(staleSeconds, beyond('stale-if-error')),
    isStrict,
    cacheControl: markedSeconds >= NEVER_REVALIDATED_SECONDS && !immutable ? REVALIDATED : undefined,
  }
}

/** The `Cache-Control` with which a page is passed on: no other cache keeps it longer than this one. */
export function revalidated(cacheControl: string): string {
  return /\b(?:private|no-store)\b/i.test(cacheControl) ? cacheControl : REVALIDATED
}

/** What an answer's own `Age` says, in seconds. */
export function ageOf({ age }: Answer['headers']): number {
  return Math.max(0, Number.parseInt(String(age ?? 0), 10) || 0)
}

/**
 * How much of its freshness to believe. Next does not tell the age of a page that it revalidates: one from its own
 * cache may be about to change, and a stale one is being made anew.
 */
function trustedSeconds({ 'x-nextjs-cache': source }: Answer['headers'], seconds: number): number {
  if (source === 'STALE') return Math.min(seconds, 1)
  return source === 'HIT' && seconds < NEVER_REVALIDATED_SECONDS ? Math.max(1, seconds / 10) : seconds
}

/** The freshness that an answer's headers give it in a shared cache, 0 where it must not be stored. */
function sharedSeconds(headers: Answer['headers']): number {
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const policy = new CachePolicy(
    { method: 'GET', headers: {} },
    // How an answer varies is accounted for by the key; the library would compare it with a request.
    { status: 200, headers: { ...texts, vary: undefined } },
    { shared: true, cacheHeuristic: 0, immutableMinTimeToLive: 0 },
  )
  return policy.storable() ? policy.maxAge() : 0
}
