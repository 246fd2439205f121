import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { TooManyRequests, UpstreamError } from '@/lib/errors'
import type { ClientLimit } from '@/lib/limit/limit'
import type { Store } from '@/lib/store/store'
import { createGate } from '@/tests/support/gate'
import { createCountingLimit } from '@/tests/support/simulated/counting-limit'
import { createSimulatedStore } from '@/tests/support/simulated/simulated-store'

/** A provider whose answer is the number of its call. */
export function createNumberedProvider(source = 'https://provider.test/') {
  return {
    source,
    calls: 0,
    failure: undefined as Error | undefined,
    held: Promise.resolve(),
    async call() {
      const number = ++this.calls
      await this.held
      if (this.failure) throw this.failure
      return number
    },
  }
}

export interface Parts {
  store: Pick<Store, 'getMany' | 'set'>
  provider: ReturnType<typeof createNumberedProvider>
  now: () => number
}

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The contract of every lookup that a cache and concurrent requests share. `connect` returns how to ask for a name: the
 * result is the provider's number. `costs` is the admissions of a request beside the first.
 */
export function sharesLookups(
  connect: (parts: Parts) => (name: string, clientLimit: ClientLimit) => Promise<number>,
  { costs }: { costs: 0 | 1 },
): void {
  function setUp({ store = createSimulatedStore(), provider = createNumberedProvider() } = {}) {
    const connected = connect({ store, provider, now: () => store.nowMs })
    const ask = (clientLimit: ClientLimit = createCountingLimit(), name = 'example.com') => connected(name, clientLimit)
    return { store, provider, ask }
  }

  it('asks once in 24 hours', async () => {
    const { store, ask } = setUp()
    const clientLimit = createCountingLimit()
    await ask(clientLimit)
    store.nowMs += DAY_MS - 1
    expect([await ask(clientLimit), clientLimit.asked]).toEqual([1, 1 + costs])
    // A store may keep an entry longer than it was told to.
    await store.rewrite((text) => text)
    store.nowMs += 1
    expect(await ask(clientLimit)).toBe(2)
  })

  it('shares an answer with other instances, and with no other name or provider', async () => {
    const { store, ask } = setUp()
    const same = setUp({ store })
    // A refused request leaves nothing behind.
    await expect(same.ask(createCountingLimit({ room: 0 }))).rejects.toThrow(TooManyRequests)
    expect(await Promise.all([ask(), ask(undefined, 'example.org')])).toEqual([1, 2])
    await same.ask()
    expect(same.provider.calls).toBe(0)
    const other = setUp({ store, provider: createNumberedProvider('https://other.test/') })
    await other.ask()
    expect(other.provider.calls).toBe(1)
  })

  it.each([
    ['nothing', () => ''],
    ['no JSON', () => 'not JSON'],
    ['no entry', () => 'null'],
    ['a value of another kind', (text: string) => text.replace(/"value":.*,"at"/, '"value":true,"at"')],
    ['a number that is none', (text: string) => text.replace(/"value":.*,"at"/, '"value":101,"at"')],
  ])('takes %s in the store for no answer', async (_, spoil) => {
    const { store, ask } = setUp()
    await ask()
    await store.rewrite(spoil)
    expect(await ask()).toBe(2)
  })

  it.each([
    [1_000, 1],
    [3_600_000, 2],
  ])('takes an answer from %i ms in the future: call %i', async (aheadMs, call) => {
    const { store, ask } = setUp()
    await ask()
    store.nowMs -= aheadMs
    expect(await ask()).toBe(call)
  })

  it('stores no failure', async () => {
    const { store, provider, ask } = setUp()
    provider.failure = new UpstreamError('timeout', 'slow')
    await expect(ask()).rejects.toBe(provider.failure)
    expect(store.keys.size).toBe(0)
    provider.failure = undefined
    expect(await ask()).toBe(2)
  })

  it('goes on while the cache cannot be asked', async () => {
    const { store, ask } = setUp()
    store.down = true
    expect([await ask(), await ask()]).toEqual([1, 2])
  })

  it('makes one call and one read for requests that overlap, and those refused sink nobody', async () => {
    const { store, provider, ask } = setUp()
    const gate = createGate()
    provider.held = gate.passed
    const refused = ask(createCountingLimit({ client: 'refused', room: 0 }))
    const clientLimit = createCountingLimit()
    const rush = Array.from({ length: 30 }, () => ask(clientLimit))
    await expect(refused).rejects.toThrow(TooManyRequests)
    rush.push(ask(clientLimit))
    gate.open()
    expect(new Set(await Promise.all(rush))).toEqual(new Set([1]))
    expect([clientLimit.asked, store.reads]).toEqual([1 + 30 * costs, 1])
  })

  it('makes one call where an admission comes late', async () => {
    const { ask } = setUp()
    const admission = createGate()
    const late = ask({ ...createCountingLimit({ client: 'late' }), admit: () => admission.passed })
    await ask()
    admission.open()
    expect(await late).toBe(1)
  })

  it('asks again after a failed call that another request was still to join', async () => {
    const { provider, ask } = setUp()
    void ask({ ...createCountingLimit({ client: 'late' }), admit: () => new Promise<void>(() => {}) })
    provider.failure = new UpstreamError('timeout', 'slow')
    await expect(ask()).rejects.toThrow('slow')
    provider.failure = undefined
    expect(await ask()).toBe(2)
  })

  it('asks for nothing again until the answer is in the cache', async () => {
    const { store, ask } = setUp()
    const [writing, written] = [createGate(), createGate()]
    const { set } = store
    store.set = async (...entry) => {
      writing.open()
      await written.passed
      await set(...entry)
    }
    const first = ask()
    await writing.passed
    await turn()
    const second = ask()
    written.open()
    expect(await Promise.all([first, second, first.then(() => ask())])).toEqual([1, 1, 1])
  })
}
