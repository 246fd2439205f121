import { expect, it } from 'vitest'
import { createSingleFlight } from '@/lib/single-flight'
import { createGate } from '@/tests/support/gate'

// The contract of shared lookups holds the rest.
it('an execution that is closed twice does not close the next', async () => {
  const share = createSingleFlight<() => void>()
  let started = 0
  const start = (close: () => void) => {
    started += 1
    return close
  }
  const gate = createGate()
  const first = share('a', start, async (close) => {
    close()
    await gate.passed
    close()
  })
  const second = share('a', start, async () => {
    await first
    await share('a', start, async () => {})
  })
  gate.open()
  await second
  expect(started).toBe(2)
})
