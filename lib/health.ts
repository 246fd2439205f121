import { performance } from 'node:perf_hooks'
import type { Config } from './config'

export interface Health {
  status: 'up' | 'down'
  latencyMs: number
}

/** Runs all checks at once; a check that throws counts as down. */
export async function checkHealth<Name extends string>(
  checks: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, Health>> {
  const entries = Object.entries<() => Promise<unknown>>(checks).map(async ([name, check]) => {
    const start = performance.now()
    const status = await check().then(
      () => 'up',
      () => 'down',
    )
    return [name, { status, latencyMs: Math.round(performance.now() - start) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** What an operator may not expect, one sentence each. */
export function warningsOf({ vercel, store }: Pick<Config, 'vercel' | 'store'>): string[] {
  if (!vercel || store.kind !== 'memory') return []
  return ['No store is connected: each function instance counts for itself, so the limits are not exact.']
}
