import { setImmediate } from 'node:timers/promises'
import type { Timer } from '@/components/queue/queue'

/** Resolves when all promises that need no timer have settled. */
export async function settled(): Promise<void> {
  await setImmediate()
}

/** A timer that only `advance` moves. */
export function createSimulatedTimer(): Timer & { advance: (milliseconds: number) => Promise<void> } {
  let nowMs = 0
  let waiting: { atMs: number; callback: () => void }[] = []
  return {
    now: () => nowMs,
    after(milliseconds, callback) {
      const entry = { atMs: nowMs + milliseconds, callback }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    async advance(milliseconds) {
      const end = nowMs + milliseconds
      await settled()
      for (;;) {
        const next = waiting.filter(({ atMs }) => atMs <= end).toSorted((a, b) => a.atMs - b.atMs)[0]
        if (!next) break
        waiting = waiting.filter((entry) => entry !== next)
        nowMs = next.atMs
        next.callback()
        await settled()
      }
      nowMs = end
    },
  }
}
