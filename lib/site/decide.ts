import { preferredVariant } from '@/lib/markdown/accept'
import type { Page } from './pages'
import type { Place } from './places'

/** What a decision needs of a request besides its path. */
export interface RequestTraits {
  method: string
  accept: string | null | undefined
}

/** How a request is answered. */
export type Action =
  | { kind: 'html' | 'markdown' | 'redirect' | 'not-acceptable'; page: Page }
  | { kind: 'file' | 'health' | 'endpoint' | 'missing' | 'method-not-allowed' }

/** The rules of both hosts. The first rule that matches decides. */
export function decide(place: Place | undefined, { method, accept }: RequestTraits): Action {
  // 1. An unlisted path is missing, whatever the method.
  if (!place) return { kind: 'missing' }
  // 2. An endpoint answers every method itself.
  if (place.kind === 'endpoint') return { kind: 'endpoint' }
  // 3. A page's trailing slash is the only redirect.
  if (place.kind === 'slashed') return { kind: 'redirect', page: place.page }
  // 4. All other things can only be read; no page has a Server Action.
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed' }
  // 5. Files, the health check and a page's markdown address have one type each.
  if (place.kind === 'file' || place.kind === 'health') return { kind: place.kind }
  if (place.kind === 'markdown') return { kind: 'markdown', page: place.page }
  // 6. For a page, `Accept` decides.
  return { kind: preferredVariant(accept ?? ''), page: place.page }
}
