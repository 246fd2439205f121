import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '@/lib/store/memory'
import { slidesExactly, windowOfTests } from './sliding-window'
import { behavesLikeAStore } from './store-contract'

const MAX_VALUES = 10_000
/** Of all values and keys. */
const MAX_CHARACTERS = 32 * 1024 * 1024

describe('memory store', () => {
  behavesLikeAStore(async () => createMemoryStore())
})

describe('memory store under a simulated clock', () => {
  function clocked() {
    const clock = { micros: 1_790_000_000_000_000 }
    const store = createMemoryStore({ now: () => clock.micros / 1_000 })
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

  test('bounds values by their bytes', async () => {
    const { store } = clocked()
    await store.set('small', 'kept', 60)
    const big = 'x'.repeat(MAX_CHARACTERS - 10)
    await store.set('big', big, 60)
    expect(await store.getMany(['small', 'big'])).toEqual([undefined, big])
    await store.set('big', 'replaced', 60)
    await store.set('small', 'kept', 60)
    expect(await store.getMany(['big', 'small'])).toEqual(['replaced', 'kept'])
  })

  test('a value is gone when its time is over, however long ago the store swept', async () => {
    const { store, clock } = clocked()
    await store.set('key', 'value', 0.5)
    clock.micros += 499_999
    expect(await store.getMany(['key'])).toEqual(['value'])
    clock.micros += 1
    expect(await store.getMany(['key'])).toEqual([undefined])
  })

  test('evicts expired values first', async () => {
    const { store, clock } = clocked()
    await store.set('lasting', 'lasting', 60)
    for (let key = 1; key < MAX_VALUES; key += 1) await store.set(String(key), 'passing', 1)
    clock.micros += 2e6
    await store.set('new', 'new', 60)
    expect(await store.getMany(['lasting', 'new'])).toEqual(['lasting', 'new'])
  })
})
