import { preferredVariant } from '@/lib/markdown/accept'
import type { Page } from './pages'
import type { Place } from './places'

/** What a decision needs of a request besides its path. */
export interface RequestTraits {
  method: string
  accept: string | null | undefined
  /** Whether the client-side router sent it, with `RSC: 1`. */
  isRouter: boolean
}

/** How a request is answered. */
export type Action =
  | { kind: 'html' | 'markdown' | 'router' | 'redirect' | 'not-acceptable'; page: Page }
  | { kind: 'file' | 'health' | 'endpoint' | 'missing' | 'method-not-allowed' }

/** The rules of both hosts. The first rule that matches decides. */
export function decide(place: Place | undefined, { method, accept, isRouter }: RequestTraits): Action {
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
  // 6. The client-side router takes neither HTML nor markdown.
  if (isRouter) return { kind: 'router', page: place.page }
  // 7. For a page, `Accept` decides.
  return { kind: preferredVariant(accept ?? ''), page: place.page }
}
