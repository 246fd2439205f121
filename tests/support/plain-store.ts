import { Unavailable } from '@/lib/errors'
import type { Store } from '@/lib/store/store'

/** A store in memory whose clock and failures the test sets. */
export function createPlainStore(now: () => number): Store & { down: boolean; calls: number } {
  const values = new Map<string, { value: string; expiresAt: number }>()
  const events = new Map<string, number[]>()
  const within = (key: string, windowSeconds: number) =>
    (events.get(key) ?? []).filter((at) => at > now() - windowSeconds * 1_000)
  const admission = (times: number[], limit: number, windowSeconds: number, admitted: boolean) => ({
    admitted,
    remaining: Math.max(0, limit - times.length),
    resetSeconds: times[0] === undefined ? 0 : windowSeconds - (now() - times[0]) / 1_000,
  })
  const reach = async () => {
    store.calls += 1
    if (store.down) throw new Unavailable('the store is down')
  }
  const store = {
    down: false,
    calls: 0,
    async get(key: string) {
      await reach()
      const entry = values.get(key)
      return entry && entry.expiresAt > now() ? entry.value : undefined
    },
    async getWithTtl(key: string) {
      await reach()
      const entry = values.get(key)
      if (!entry || entry.expiresAt <= now()) return undefined
      return { value: entry.value, ttlSeconds: (entry.expiresAt - now()) / 1_000 }
    },
    async set(key: string, value: string, ttlSeconds: number) {
      await reach()
      values.set(key, { value, expiresAt: now() + ttlSeconds * 1_000 })
    },
    async admit(key: string, limit: number, windowSeconds: number) {
      await reach()
      const times = within(key, windowSeconds)
      const admitted = times.length < limit
      if (admitted) times.push(now())
      events.set(key, times)
      return admission(times, limit, windowSeconds, admitted)
    },
    async peek(key: string, limit: number, windowSeconds: number) {
      await reach()
      const times = within(key, windowSeconds)
      return admission(times, limit, windowSeconds, times.length < limit)
    },
    async close() {},
  }
  return store
}
