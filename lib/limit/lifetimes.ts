const HOUR = 60 * 60

/** How long a rating is served without asking the provider. */
export const RATING_FRESH_SECONDS = 24 * HOUR
/** How old a rating may be that is served while the provider fails. */
export const RATING_STALE_SECONDS = 7 * 24 * HOUR
/** How long a page rank is served without asking the provider. */
export const PAGERANK_FRESH_SECONDS = 24 * HOUR
/** How old the counters may be when they are served, all caches included. */
export const STATS_FRESH_SECONDS = 600
