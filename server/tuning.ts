import { executionAsyncResource } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

// V8 forgets the layout of objects when a collection finds none of them, and may make them by slow code from then on.
// Answers from memory take 22 to 36 % less time with each of these (docs/decisions/2026-11-22-what-v8-needs.md).
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
