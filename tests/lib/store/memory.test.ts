import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '@/lib/store/memory'
import { slidesExactly, windowOfTests } from './sliding-window'
import { behavesLikeAStore } from './store-contract'

describe('memory store', () => {
  behavesLikeAStore(async () => createMemoryStore())
})

describe('memory store under a simulated clock', () => {
  function clocked(options: Parameters<typeof createMemoryStore>[0] = {}) {
    const clock = { micros: 1_790_000_000_000_000 }
    const store = createMemoryStore({ now: () => clock.micros / 1_000, ...options })
    const ask = (how: 'admit' | 'peek', key: string, micros: number) => {
      clock.micros = micros
      return store[how](key, windowOfTests.limit, windowOfTests.windowSeconds)
    }
    return { clock, store, ask }
  }

  test('lets no more than the limit pass in any window, and refuses no sooner', async () => {
    const { ask, clock } = clocked()
    await slidesExactly(ask, clock.micros, 500)
  })

  test('evicts the least recently used value first', async () => {
    const { store } = clocked({ maxEntries: 2 })
    await store.set('a', 'a', 60)
    await store.set('b', 'b', 60)
    await store.get('a')
    await store.set('c', 'c', 60)
    expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual(['a', undefined, 'c'])
  })

  test('bounds values by their bytes', async () => {
    const { store } = clocked({ maxBytes: 1_000 })
    await store.set('small', 'kept', 60)
    await store.set('big', 'x'.repeat(490), 60)
    expect(await store.get('small')).toBeUndefined()
    expect(await store.get('big')).toHaveLength(490)
    await store.set('big', 'replaced', 60)
    await store.set('small', 'kept', 60)
    expect([await store.get('big'), await store.get('small')]).toEqual(['replaced', 'kept'])
  })

  test('does not store a value over the bound, evicts no other for it, and drops the earlier one', async () => {
    const { store } = clocked({ maxBytes: 1_000 })
    await store.set('other', 'kept', 60)
    await store.set('key', 'earlier', 60)
    await store.set('key', 'x'.repeat(600), 60)
    expect([await store.get('other'), await store.get('key')]).toEqual(['kept', undefined])
  })

  test('a value is gone when its time is over, however long ago the store swept', async () => {
    const { store, clock } = clocked()
    await store.set('key', 'value', 0.5)
    clock.micros += 499_999
    expect(await store.get('key')).toBe('value')
    clock.micros += 1
    expect(await store.get('key')).toBeUndefined()
  })

  test('evicts expired values first', async () => {
    const { store, clock } = clocked({ maxEntries: 2 })
    await store.set('lasting', 'lasting', 60)
    await store.set('passing', 'passing', 1)
    clock.micros += 2e6
    await store.set('new', 'new', 60)
    expect([await store.get('lasting'), await store.get('new')]).toEqual(['lasting', 'new'])
  })
})
