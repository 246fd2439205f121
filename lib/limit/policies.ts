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
