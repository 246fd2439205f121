import { AsyncLocalStorage } from 'node:async_hooks'
import type { Answer } from './answer'

interface Scope {
  limitSeconds?: number
}

// Next bundles its pages apart from what starts it, so the two meet on the global object.
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<Scope> | undefined }
const FRESHNESS = Symbol.for('site.freshness')

function scopes(): AsyncLocalStorage<Scope> {
  shared[FRESHNESS] ??= new AsyncLocalStorage()
  return shared[FRESHNESS]
}

/**
 * Says, while a page renders, that it must not be served once `seconds` from now are over; the shortest of several
 * holds, and less than a second keeps it from being stored. Does nothing where no shared cache asked for the page.
 */
export function limitFreshness(seconds: number): void {
  const scope = scopes().getStore()
  if (scope) scope.limitSeconds = Math.min(scope.limitSeconds ?? seconds, seconds)
}

/** The answer of `render`, with the caching that the limit set in it allows, if one was set. */
export async function withFreshness(render: () => Promise<Answer>): Promise<Answer> {
  const scope: Scope = {}
  const answer = await scopes().run(scope, render)
  if (scope.limitSeconds === undefined) return answer
  return { ...answer, headers: { ...answer.headers, 'cache-control': cachingFor(scope.limitSeconds) } }
}

/**
 * The `Cache-Control` of what must not be served once `seconds` from now are over. For shared caches alone: one that
 * ignores `Age` does not tell a browser behind it how much of the time is gone.
 */
export function cachingFor(seconds: number): string {
  return seconds < 1 ? 'no-store' : `public, max-age=0, s-maxage=${Math.floor(seconds)}, must-revalidate`
}

/** The seconds for which a `Cache-Control` lets shared caches serve an answer, 0 where it names none. */
export function sharedSecondsIn(cacheControl: string | null | undefined): number {
  return Number(/\bs-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0)
}
