import { onTestFinished } from 'vitest'

type Started = { stop(): unknown } | { close(): unknown }

/** Stops what a test has started when that test ends, the last first. */
export function ending<T extends Started>(started: T): T {
  const one: Started = started
  onTestFinished(async () => {
    await ('stop' in one ? one.stop() : one.close())
  })
  return started
}
