import { expect } from 'vitest'
import { Unavailable } from '@/lib/errors'

/** For a busy machine. */
const SLACK_MS = 800

/** Awaits a call that must throw `Unavailable` within a second. Returns its milliseconds. */
export async function millisecondsToUnavailable(call: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await expect(call).rejects.toThrow(Unavailable)
  const elapsed = performance.now() - start
  expect(elapsed).toBeLessThan(1_000 + SLACK_MS)
  return elapsed
}
