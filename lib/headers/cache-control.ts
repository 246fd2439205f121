import { memoize } from '@/lib/memoize'

/** For files of the build. A new process may have another build, so caches must revalidate. */
export const AS_BUILT = 'public, max-age=0, must-revalidate'

/** One hour at clients, for all machine-readable files. */
export const FILE_CACHE_CONTROL = 'public, max-age=3600'

/** For scripts, styles and fonts, which Next names by their contents. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * For a response that must not be served after `seconds`. Only shared caches may store it: a browser behind a cache that
 * ignores `Age` cannot know how much of the time has passed.
 */
export function freshFor(seconds: number): string {
  return seconds < 1 ? 'no-store' : sharedFor(String(Math.floor(seconds)))
}

/** Made once for each second: a new text for every response would take Node a fifth of its time to check and to write. */
const sharedFor = memoize((seconds) => `public, max-age=0, s-maxage=${seconds}, must-revalidate`)
