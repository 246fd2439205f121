import { durationText, windowText } from './duration-text'

export interface Policy {
  /** Used in store keys and in the `RateLimit` fields: printable ASCII without quotes and backslashes. */
  name: string
  limit: number
  windowSeconds: number
}

/** What one client may do at the endpoints. Their descriptions repeat these figures from here. */
export const policies = {
  domainRating: { name: 'uncached', limit: 720, windowSeconds: 3_600 },
  pageRank: { name: 'requests', limit: 10, windowSeconds: 3_600 },
} satisfies Record<string, Policy>

/**
 * How calls for ratings leave one process: one every 1.2 seconds, because the provider allows 60 a minute, with up to 100
 * domains. A domain waits for its call for 8 seconds at most.
 */
export const ratingPace = { gapSeconds: 1.2, domainsPerCall: 100, maxWaitSeconds: 8 }

/** The value of `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11). */
export function policyHeader({ name, limit, windowSeconds }: Policy): string {
  return `"${name}";q=${limit};w=${windowSeconds}`
}

/** The message for a client that has to wait. */
export function limitReached({ limit, windowSeconds }: Policy, retryAfterSeconds: number): string {
  const allowed = `${limit} request${limit === 1 ? '' : 's'} ${windowText(windowSeconds)}`
  return `Your IP address has reached the limit of ${allowed}; try again in ${durationText(retryAfterSeconds)}.`
}

/** The message where a domain would wait longer than `ratingPace` allows. */
export function paceReached(retryAfterSeconds: number): string {
  return `This site is looking up as many domains as its provider allows; try again in ${durationText(retryAfterSeconds)}.`
}
