import { executionAsyncResource } from 'node:async_hooks'

const kept: { tick?: object } = {}

/**
 * Keeps one record of `process.nextTick` alive; Node makes several for each answer. V8 forgets the layout of objects when
 * a collection finds none, and makes them by slow code from then on. Answers from memory would take 28 to 40 % longer.
 */
export function keepLayoutOfTicks(): void {
  process.nextTick(() => {
    kept.tick = executionAsyncResource()
  })
}
