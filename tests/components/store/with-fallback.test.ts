import { describe, expect, it } from 'vitest'
import type { Timer } from '@/components/queue/queue'
import { createMemoryStore } from '@/components/store/memory'
import type { SavedForm, Store, Update } from '@/components/store/store'
import { withFallback } from '@/components/store/with-fallback'
import { storeContract } from './store-contract'

const put: Update = {
  kind: 'forms',
  key: 'a',
  next: (now: SavedForm | undefined) => ({
    key: 'a',
    tool: 'test',
    savedMs: 1,
    values: { count: Number(now?.values.count ?? 0) + 1 },
  }),
}

/** Time passes when the test says so. */
function manualTimer() {
  const waiting = new Set<() => void>()
  const timer: Timer = {
    now: () => 0,
    after(_ms, callback) {
      waiting.add(callback)
      return () => waiting.delete(callback)
    },
  }
  const pass = () => {
    for (const callback of waiting) callback()
  }
  return { timer, waiting, pass }
}

const lasting = (store: Store): Store => ({ ...store, isLasting: () => true })
const hanging: Store = lasting({
  ...createMemoryStore(),
  read: () => new Promise(() => {}),
  readAll: () => new Promise(() => {}),
  update: () => new Promise(() => {}),
})
const refusing: Store = lasting({
  ...createMemoryStore(),
  read: () => Promise.reject(new Error('It is blocked.')),
  readAll: () => Promise.reject(new Error('It is blocked.')),
  update: () => Promise.reject(new Error('It is full.')),
})

describe('a store that fails', () => {
  it.each(storeContract)('$rule, as the one in its place', async ({ run, expected }) => {
    const store = withFallback(refusing, createMemoryStore(), manualTimer().timer)
    expect(JSON.parse(JSON.stringify(await run(store)))).toEqual(expected)
    expect(store.isLasting()).toBe(false)
  })
})

it('a store that hangs is given up once, and then nobody waits for it', async () => {
  const { timer, waiting, pass } = manualTimer()
  const store = withFallback(hanging, createMemoryStore(), timer)
  const updated = store.update([put])
  expect(store.isLasting()).toBe(true)
  await Promise.resolve()
  pass()
  await updated
  expect(store.isLasting()).toBe(false)
  expect((await store.read('forms', ['a']))[0]?.values).toEqual({ count: 1 })
  await store.update([put])
  expect((await store.readAll('forms'))[0]?.values).toEqual({ count: 2 })
  expect(waiting.size).toBe(0)
})

it('calls that wait leave a store that hangs together, so that none overtakes another', async () => {
  const { timer, waiting } = manualTimer()
  const store = withFallback(hanging, createMemoryStore(), timer)
  const order: string[] = []
  void store.read('forms', ['a']).then(() => order.push('first'))
  const [deadline] = waiting
  void store.read('forms', ['a']).then(() => order.push('second'))
  deadline?.()
  await new Promise((resolve) => setTimeout(resolve))
  await store.read('forms', ['a']).then(() => order.push('third'))
  expect(order).toEqual(['first', 'second', 'third'])
  expect(waiting.size).toBe(0)
})

it('a store that works is never left', async () => {
  const { timer, waiting } = manualTimer()
  const fallback = createMemoryStore()
  const store = withFallback(lasting(createMemoryStore()), fallback, timer)
  await store.update([put])
  expect((await store.read('forms', ['a']))[0]?.values).toEqual({ count: 1 })
  expect(store.isLasting()).toBe(true)
  expect(await fallback.readAll('forms')).toEqual([])
  expect(waiting.size).toBe(0)
})
