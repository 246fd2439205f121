import { clientClass } from './client-class'
import type { Action, Reason } from './decide'

/** What both hosts log of a request: who read what, in which form, and why in this one. */
export interface RequestFacts {
  /** A path that the site has, or `missing`. */
  route: string
  /** The path asked for, shortened, where the route is missing. */
  path?: string
  form?: Form
  reason: Reason
  /** The browser fetches a page that its visitor has not asked for yet. */
  purpose?: 'prefetch'
  /** Its class, from `client-class.ts`. */
  client: string
}

type Form = 'html' | 'markdown' | 'file' | 'endpoint'

const FORMS: ReadonlySet<string> = new Set<Form>(['html', 'markdown', 'file', 'endpoint'])
const MAX_PATH = 256

export function requestFacts(
  { kind, reason }: Pick<Action, 'kind' | 'reason'>,
  path: string,
  { userAgent, secPurpose }: { userAgent?: string | null; secPurpose?: string | null } = {},
): RequestFacts {
  const isMissing = kind === 'missing'
  return {
    route: isMissing ? 'missing' : path,
    path: isMissing ? path.slice(0, MAX_PATH) : undefined,
    form: formOf(kind),
    reason,
    purpose: secPurpose?.startsWith('prefetch') ? 'prefetch' : undefined,
    client: clientClass(userAgent),
  }
}

function formOf(kind: Action['kind']): Form | undefined {
  if (kind === 'health') return 'endpoint'
  return FORMS.has(kind) ? (kind as Form) : undefined
}
