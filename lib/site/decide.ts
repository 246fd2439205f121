import { type Preference, preferredVariant } from '@/lib/markdown/accept'
import type { Page } from './pages'
import { isOpen, type Place } from './places'

/** What a decision needs of a request besides its path. */
export interface RequestTraits {
  method: string
  accept: string | null | undefined
  isPreflight: boolean
}

/** Whether a browser asks if a script on another site may send a request (Fetch standard, "CORS-preflight request"). */
export function isPreflight(method: string, origin?: string | null, requestMethod?: string | null): boolean {
  return method === 'OPTIONS' && Boolean(origin && requestMethod)
}

/** The rule that decided. The log has it. */
export type Reason =
  | 'unlisted'
  | 'endpoint'
  | 'preflight'
  | 'trailing-slash'
  | 'method'
  | 'single-format'
  | 'markdown-url'
  | Preference['reason']

/** How a request is answered, and why. */
export type Action = { reason: Reason } & (
  | { kind: 'html' | 'markdown' | 'redirect' | 'not-acceptable'; page: Page }
  | { kind: 'file' | 'health' | 'endpoint' | 'preflight' | 'missing' | 'method-not-allowed' }
)

/** The rules of both hosts. The first rule that matches decides. */
export function decide(place: Place | undefined, { method, accept, isPreflight }: RequestTraits): Action {
  // 1. An unlisted path is missing, whatever the method.
  if (!place) return { kind: 'missing', reason: 'unlisted' }
  // 2. An endpoint answers every method itself.
  if (place.kind === 'endpoint') return { kind: 'endpoint', reason: 'endpoint' }
  // 3. A preflight comes before the redirect, because browsers follow none there.
  if (isPreflight && isOpen(place)) return { kind: 'preflight', reason: 'preflight' }
  // 4. A page's trailing slash is the only redirect.
  if (place.kind === 'slashed') return { kind: 'redirect', reason: 'trailing-slash', page: place.page }
  // 5. All other things can only be read; no page has a Server Action.
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed', reason: 'method' }
  // 6. Files, the health check and a page's markdown URL have one format each.
  if (place.kind === 'file' || place.kind === 'health') return { kind: place.kind, reason: 'single-format' }
  if (place.kind === 'markdown') return { kind: 'markdown', reason: 'markdown-url', page: place.page }
  // 7. For a page, `Accept` decides.
  const { variant, reason } = preferredVariant(accept ?? '')
  return { kind: variant, reason, page: place.page }
}
