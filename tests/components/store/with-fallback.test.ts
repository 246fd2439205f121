import { describe, expect, it } from 'vitest'
import type { Timer } from '@/components/queue/queue'
import { createMemoryStore } from '@/components/store/memory'
import type { SavedForm, Store, Update } from '@/components/store/store'
import { withFallback } from '@/components/store/with-fallback'
import { createGate } from '@/tests/support/gate'
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
    const store = withFallback(refusing, createMemoryStore, manualTimer().timer)
    expect(JSON.parse(JSON.stringify(await run(store)))).toEqual(expected)
    expect(store.isLasting()).toBe(false)
  })
})

it('a store that hangs is given up once, and then nobody waits for it', async () => {
  const { timer, waiting, pass } = manualTimer()
  const store = withFallback(hanging, createMemoryStore, timer)
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
  const store = withFallback(hanging, createMemoryStore, timer)
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
  const store = withFallback(lasting(createMemoryStore()), () => fallback, timer)
  await store.update([put])
  expect((await store.read('forms', ['a']))[0]?.values).toEqual({ count: 1 })
  expect(store.isLasting()).toBe(true)
  expect(await fallback.readAll('forms')).toEqual([])
  expect(waiting.size).toBe(0)
})

/** A store that gives no result while it is closed. */
function closable() {
  const memory = createMemoryStore()
  let gate = createGate()
  let refuses = false
  gate.open()
  const opened = async () => {
    await gate.passed
    if (refuses) throw new Error('It is full.')
  }
  const store: Store = lasting({
    ...memory,
    read: (kind, keys) => opened().then(() => memory.read(kind, keys)),
    readAll: (kind) => opened().then(() => memory.readAll(kind)),
    async update(updates, signal) {
      await opened()
      signal?.throwIfAborted()
      await memory.update(updates)
    },
  })
  return {
    store,
    memory,
    close() {
      gate = createGate()
    },
    open: () => gate.open(),
    refuse() {
      refuses = true
    },
  }
}

const countIn = async (store: Store) => (await store.readAll('forms')).map(({ values }) => values.count)
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a store that is late', () => {
  /** Two updates are in the store, one is late, and two more follow. */
  async function late() {
    const { timer, waiting, pass } = manualTimer()
    const { store: slow, memory, close, open, refuse } = closable()
    const store = withFallback(slow, createMemoryStore, timer)
    const heard: (readonly string[])[] = []
    store.onChange((changed) => heard.push(changed))
    await store.update([put])
    await store.update([put])
    close()
    const updated = store.update([put])
    pass()
    await updated
    await store.update([put])
    await store.update([{ ...put, key: 'b' }])
    return { store, memory, open, close, refuse, heard, waiting, pass }
  }

  it('gets what it missed, once and in order, when it answers; then all is read and saved there', async () => {
    const { store, memory, open, heard, waiting } = await late()
    expect([store.isLasting(), store.isLate()]).toEqual([false, true])
    expect(await countIn(store)).toEqual([2, 1])
    expect(await countIn(memory)).toEqual([2])
    open()
    await settled()
    expect([store.isLasting(), store.isLate()]).toEqual([true, false])
    expect(await countIn(memory)).toEqual([4, 1])
    expect(await countIn(store)).toEqual([4, 1])
    expect(heard).toEqual([[]])
    await store.update([put])
    expect(await countIn(memory)).toEqual([5, 1])
    expect(waiting.size).toBe(0)
  })

  it('is late again, and what was written the first time is no longer read in its place', async () => {
    const { store, memory, open, close, pass } = await late()
    open()
    await settled()
    close()
    const reading = store.read('forms', ['a'])
    pass()
    expect(await reading).toEqual([undefined])
    await store.update([put])
    open()
    await settled()
    expect(await countIn(memory)).toEqual([5, 1])
    expect(store.isLasting()).toBe(true)
  })

  it('also gets the updates that are made while it catches up', async () => {
    const { store, memory, open } = await late()
    open()
    for (let more = 0; more < 20; more++) {
      await Promise.resolve()
      void store.update([put])
    }
    await settled()
    expect(await countIn(memory)).toEqual([24, 1])
    expect(store.isLasting()).toBe(true)
  })

  it('makes no update twice that could no longer be given up', async () => {
    const { timer, pass } = manualTimer()
    const gate = createGate()
    const memory = createMemoryStore()
    const committing = lasting({ ...memory, update: (updates) => gate.passed.then(() => memory.update(updates)) })
    const store = withFallback(committing, createMemoryStore, timer)
    const updated = store.update([put])
    pass()
    await updated
    gate.open()
    await settled()
    expect(await countIn(store)).toEqual([1])
    expect(store.isLasting()).toBe(true)
  })

  it('is left for good if it then refuses what it missed', async () => {
    const { store, memory, open, refuse } = await late()
    refuse()
    open()
    await settled()
    expect([store.isLasting(), store.isLate()]).toEqual([false, false])
    expect(await countIn(memory)).toEqual([2])
    expect(await countIn(store)).toEqual([2, 1])
  })

  it('gets two updates that are equal', async () => {
    const { store, memory, open } = await late()
    const updates = [put]
    void store.update(updates)
    void store.update(updates)
    open()
    await settled()
    expect(await countIn(memory)).toEqual([6, 1])
  })
})

it('what another page writes is not heard while it could not be read', async () => {
  const { timer, pass } = manualTimer()
  let write: (changed: readonly string[]) => void = () => {}
  const onChange: Store['onChange'] = (listener) => {
    write = listener
    return () => {}
  }
  const store = withFallback({ ...hanging, onChange }, createMemoryStore, timer)
  const heard: (readonly string[])[] = []
  const end = store.onChange((changed) => heard.push(changed))
  write(['forms a'])
  const reading = store.read('forms', ['a'])
  pass()
  await reading
  write(['forms b'])
  end()
  expect(heard).toEqual([['forms a']])
})
