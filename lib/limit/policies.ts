import { durationText, windowText } from './duration-text'

export interface Policy {
  /** Used in store keys and in the `RateLimit` fields: printable ASCII without quotes and backslashes. */
  name: string
  limit: number
  windowSeconds: number
}

/** What one client may do at the endpoints. Their descriptions repeat these figures from here. */
export const policies = {
  domainRating: { name: 'uncached', limit: 120, windowSeconds: 600 },
  pageRank: { name: 'requests', limit: 10, windowSeconds: 3_600 },
} satisfies Record<string, Policy>

/** The value of `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11). */
export function policyField({ name, limit, windowSeconds }: Policy): string {
  return `"${name}";q=${limit};w=${windowSeconds}`
}

/** The message for a client that has to wait. */
export function limitReached({ limit, windowSeconds }: Policy, retryAfterSeconds: number): string {
  const allowed = `${limit} request${limit === 1 ? '' : 's'} ${windowText(windowSeconds)}`
  return `Your IP address has reached the limit of ${allowed}; try again in ${durationText(retryAfterSeconds)}.`
}
