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
export function warningsOf({ vercel, store, pageRank }: Pick<Config, 'vercel' | 'store' | 'pageRank'>): string[] {
  const { key, url } = pageRank
  return [
    ...(vercel && store.kind === 'memory'
      ? ['No store is connected: each function instance counts for itself, so the limits are not exact.']
      : []),
    ...(key && !key.startsWith('opr_') && !url
      ? [
          'OPEN_PAGERANK_API_KEY belongs to an interface that ended on 2026-09-30: make a key that begins with opr_ at https://openpagerank.keywordseverywhere.com/, or name a server that still speaks it in OPEN_PAGERANK_URL.',
        ]
      : []),
  ]
}
