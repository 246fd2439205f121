import { expect, it } from 'vitest'
import { createGuard } from '@/components/storage/guard'

/** A clock that only `pass` moves. */
function createClock() {
  const waiting = new Set<() => void>()
  const timer = {
    now: () => 0,
    after(_milliseconds: number, callback: () => void) {
      waiting.add(callback)
      return () => void waiting.delete(callback)
    },
  }
  const pass = () => {
    for (const callback of waiting) callback()
  }
  return { timer, waiting, pass }
}

it('gives the result, and leaves no timer behind', async () => {
  const { timer, waiting } = createClock()
  expect(await createGuard(timer)(async () => 'kept', 'nothing')).toBe('kept')
  expect(waiting.size).toBe(0)
})

it('gives the other value where the call throws at once or later, and calls again', async () => {
  const { timer, waiting } = createClock()
  const guard = createGuard(timer)
  const throwing = () => {
    throw new Error('The operation is insecure.')
  }
  expect(await guard(throwing, 'nothing')).toBe('nothing')
  expect(await guard(() => Promise.reject(new Error('aborted')), 'nothing')).toBe('nothing')
  expect(await guard(async () => 'kept', 'nothing')).toBe('kept')
  expect(waiting.size).toBe(0)
})

it('waits for a call that never answers once, and makes none after it', async () => {
  const { timer, pass } = createClock()
  const guard = createGuard(timer)
  let calls = 0
  const never = () => {
    calls++
    return new Promise<string>(() => {})
  }
  const first = guard(never, 'nothing')
  pass()
  expect(await first).toBe('nothing')
  expect(await guard(never, 'nothing')).toBe('nothing')
  expect(calls).toBe(1)
})
