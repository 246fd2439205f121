import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  limitSeconds?: number
}

// Next bundles its pages apart from `server.ts`, so the two meet on the global object.
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<Scope> | undefined }
const FRESHNESS = Symbol.for('site.freshness')

function scopes(): AsyncLocalStorage<Scope> {
  shared[FRESHNESS] ??= new AsyncLocalStorage()
  return shared[FRESHNESS]
}

/**
 * Says, while a page renders, that it must not be served once `seconds` from now are over; the shortest of several
 * holds, and zero or less keeps it from being stored. Does nothing where no shared cache asked for the page.
 */
export function limitFreshness(seconds: number): void {
  const scope = scopes().getStore()
  if (scope) scope.limitSeconds = Math.min(scope.limitSeconds ?? seconds, seconds)
}

/** Runs `work`, and tells the limit that was set in it, if any. */
export async function withFreshness<T>(work: () => Promise<T>): Promise<{ value: T; limitSeconds?: number }> {
  const scope: Scope = {}
  const value = await scopes().run(scope, work)
  return { value, limitSeconds: scope.limitSeconds }
}
