import type { Policy } from './limit'

/** What one client may do at the endpoints. Their descriptions repeat these figures from here. */
export const policies = {
  domainRating: { name: 'uncached', limit: 120, windowSeconds: 600 },
  pageRank: { name: 'requests', limit: 10, windowSeconds: 3_600 },
} satisfies Record<string, Policy>
