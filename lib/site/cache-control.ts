/** Of what stays as it was built while a process runs: a cache that outlives the process has to ask again. */
export const AS_BUILT = 'public, max-age=0, must-revalidate'

/**
 * Of what must not be served once `seconds` from now are over. For shared caches alone: one that ignores `Age` does not
 * tell a browser behind it how much of the time is gone.
 */
export function freshFor(seconds: number): string {
  return seconds < 1 ? 'no-store' : `public, max-age=0, s-maxage=${Math.floor(seconds)}, must-revalidate`
}

/** The seconds for which a `Cache-Control` lets shared caches serve an answer, 0 where it names none. */
export function sharedSecondsIn(cacheControl: string | null | undefined): number {
  return Number(/\bs-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0)
}
