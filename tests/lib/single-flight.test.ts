import { expect, it } from 'vitest'
import { createSingleFlight, once } from '@/lib/single-flight'
import { createGate } from '@/tests/support/gate'

/** Flights are numbered in the order they open. */
function setUp() {
  const share = createSingleFlight<{ number: number; close(): void }>()
  let opened = 0
  return (key: string, ride: (flight: { number: number; close(): void }) => Promise<unknown>) =>
    share(
      key,
      (close) => ({ number: ++opened, close }),
      async (flight) => {
        await ride(flight)
        return flight.number
      },
    )
}

it('takes calls for one key that overlap aboard one flight, and others not', async () => {
  const board = setUp()
  const gate = createGate()
  const rides = ['a', 'b', 'a', 'a'].map((key) => board(key, () => gate.passed))
  gate.open()
  expect(await Promise.all(rides)).toEqual([1, 2, 1, 1])
})

it('opens another flight once everybody has left, whether well or not', async () => {
  const board = setUp()
  await board('a', async () => {})
  await board('a', () => Promise.reject(new Error('lost'))).catch(() => {})
  expect(await board('a', async () => {})).toBe(3)
})

it('takes nobody aboard a closed flight, and closing it twice does not close the next', async () => {
  const board = setUp()
  const gate = createGate()
  const first = board('a', async ({ close }) => {
    close()
    await gate.passed
    close()
  })
  const second = board('a', async () => {
    await first
    expect(await board('a', async () => {})).toBe(2)
  })
  gate.open()
  expect(await Promise.all([first, second])).toEqual([1, 2])
})

it('keeps the flight open for those who remain', async () => {
  const board = setUp()
  const gate = createGate()
  const slow = board('a', () => gate.passed)
  expect(await board('a', async () => {})).toBe(1)
  expect(await board('a', async () => {})).toBe(1)
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
