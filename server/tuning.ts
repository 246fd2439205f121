import { executionAsyncResource } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

// V8 forgets the layout of objects when a collection finds none of them, and may make them by slow code from then on.
// Most answers from memory take 8 to 40 % less time with both of these (docs/measurements.md).
const kept: { response?: ServerResponse; tick?: object } = {}

/** Keeps the last response alive. */
export function keepLayoutOf(response: ServerResponse): void {
  kept.response = response
}

/** Keeps one record of `process.nextTick` alive. Node makes several of them for each answer. */
export function keepLayoutOfTicks(): void {
  process.nextTick(() => {
    kept.tick = executionAsyncResource()
  })
}
