import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdleContexts } from '@/lib/idle-contexts'
import { createGate } from '@/tests/support/gate'

const REST_MS = 1_000
const { run, enterWith } = AsyncLocalStorage.prototype

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(AsyncLocalStorage.prototype, { run, enterWith })
})

/** A storage, and what it holds in a context that was left before. */
function setUp() {
  const contexts = createIdleContexts(REST_MS)
  const storage = new AsyncLocalStorage<string>()
  const left = storage.run('kept', () => new AsyncResource('left'))
  return { contexts, storage, held: () => left.runInAsyncScope(() => storage.getStore()) }
}

describe.skipIf(Number.parseInt(process.versions.node, 10) >= 24)('contexts that nobody runs in', () => {
  it('are followed for a while, and then no longer', () => {
    const { held } = setUp()
    vi.advanceTimersByTime(REST_MS - 1)
    expect(held()).toBe('kept')
    vi.advanceTimersByTime(1)
    expect(held()).toBeUndefined()
  })

  it('are followed while somebody holds them, however often he lets go', () => {
    const { contexts, held } = setUp()
    const [first, second] = [contexts.hold(), contexts.hold()]
    first()
    first()
    vi.advanceTimersByTime(2 * REST_MS)
    expect(held()).toBe('kept')
    second()
    vi.advanceTimersByTime(REST_MS)
    expect(held()).toBeUndefined()
  })
})

it('what runs keeps its own context to its end, and another starts after a rest', async () => {
  const { storage } = setUp()
  for (const name of ['first', 'second']) {
    const gate = createGate()
    const running = storage.run(name, async () => {
      await gate.passed
      return storage.getStore()
    })
    vi.advanceTimersByTime(5 * REST_MS)
    gate.open()
    expect(await running).toBe(name)
    vi.advanceTimersByTime(5 * REST_MS)
  }
})

it('what throws is thrown, and rests as well', async () => {
  const { storage } = setUp()
  const fail = () => {
    throw new Error('mine')
  }
  expect(() => storage.run('x', fail)).toThrow('mine')
  await expect(storage.run('x', async () => fail())).rejects.toThrow('mine')
  expect(storage.run('y', () => storage.getStore())).toBe('y')
})
