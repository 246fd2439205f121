import { expect, it } from 'vitest'
import { createSingleFlight, once } from '@/lib/single-flight'
import { createGate } from '@/tests/support/gate'

/** Executions are numbered in the order they start. */
function setUp() {
  const share = createSingleFlight<{ number: number; close(): void }>()
  let started = 0
  return (key: string, run: (execution: { number: number; close(): void }) => Promise<unknown>) =>
    share(
      key,
      (close) => ({ number: ++started, close }),
      async (execution) => {
        await run(execution)
        return execution.number
      },
    )
}

it('runs concurrent calls of one key in one execution, and other keys apart', async () => {
  const call = setUp()
  const gate = createGate()
  const calls = ['a', 'b', 'a', 'a'].map((key) => call(key, () => gate.passed))
  gate.open()
  expect(await Promise.all(calls)).toEqual([1, 2, 1, 1])
})

it('a closed execution takes no more callers, and closing it twice does not close the next', async () => {
  const call = setUp()
  const gate = createGate()
  const first = call('a', async ({ close }) => {
    close()
    await gate.passed
    close()
  })
  const second = call('a', async () => {
    await first
    expect(await call('a', async () => {})).toBe(2)
  })
  gate.open()
  expect(await Promise.all([first, second])).toEqual([1, 2])
})

it('keeps the execution open while a caller remains', async () => {
  const call = setUp()
  const gate = createGate()
  const slow = call('a', () => gate.passed)
  expect(await call('a', async () => {})).toBe(1)
  expect(await call('a', async () => {})).toBe(1)
  gate.open()
  await slow
})

it('runs the work of once one time, also when it fails', async () => {
  let runs = 0
  const work = once(async () => {
    runs++
    throw new Error('failed')
  })
  await expect(work()).rejects.toThrow('failed')
  await expect(work()).rejects.toThrow('failed')
  expect(runs).toBe(1)
})
