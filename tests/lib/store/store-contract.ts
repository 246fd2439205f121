import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Store } from '@/lib/store/store'

const texts: Record<string, string> = {
  empty: '',
  number: '123',
  'big number': '12345678901234567890',
  boolean: 'true',
  null: 'null',
  'JSON object': '{"a":1, "b":[2]}',
  'JSON string': '"x"',
  'status word': 'OK',
  base64: 'T0s=',
  unicode: 'žluťoučký 🐎 日本語',
  'byte order mark': '\uFEFF{}',
  'line ends and NUL': 'a\r\nb\0c',
  '100 KB': 'ů'.repeat(50 * 1024),
}

/** What users of `Store` rely on, whatever is behind it. */
export function behavesLikeAStore(make: () => Promise<Store>): void {
  let store: Store
  const fresh = () => randomUUID()

  beforeAll(async () => {
    store = await make()
  })
  afterAll(() => store.close())

  test('an absent key is undefined', async () => {
    expect(await store.get(fresh())).toBeUndefined()
  })

  test.for(Object.entries(texts))('gives back exactly the text that was set: %s', async ([, text]) => {
    const key = fresh()
    await store.set(key, text, 60)
    expect(await store.get(key)).toBe(text)
  })

  test('a later value replaces an earlier one and its expiry', async () => {
    const key = fresh()
    await store.set(key, 'first', 0.05)
    await store.set(key, 'second', 60)
    // Awaited by what the store itself says of a window that is longer than the first expiry.
    await room(store, fresh(), 0.1)
    expect(await store.get(key)).toBe('second')
  })

  test('a value expires', async () => {
    const key = fresh()
    await store.set(key, 'soon gone', 0.5)
    expect(await store.get(key)).toBe('soon gone')
    await vi.waitUntil(async () => (await store.get(key)) === undefined, { timeout: 2_000, interval: 10 })
  })

  test('tells how long a value has left, and of one that is gone nothing', async () => {
    const key = fresh()
    expect(await store.getWithTtl(key)).toBeUndefined()
    const start = performance.now()
    await store.set(key, 'kept', 60)
    const found = await store.getWithTtl(key)
    expect(found?.value).toBe('kept')
    expect(found?.ttlSeconds).toBeLessThanOrEqual(60)
    expect(found?.ttlSeconds).toBeGreaterThan(60 - (performance.now() - start) / 1_000 - 0.002)
    await store.set(key, 'soon gone', 0.1)
    await vi.waitUntil(async () => (await store.getWithTtl(key)) === undefined, { timeout: 2_000, interval: 10 })
  })

  test('admits up to the limit, then refuses', async () => {
    const key = fresh()
    for (const remaining of [2, 1, 0]) {
      expect(await store.admit(key, 3, 60)).toMatchObject({ admitted: true, remaining })
    }
    expect(await store.admit(key, 3, 60)).toMatchObject({ admitted: false, remaining: 0 })
  })

  test('tells when the oldest event leaves', async () => {
    const key = fresh()
    const start = performance.now()
    expect((await store.admit(key, 2, 60)).resetSeconds).toBe(60)
    const counted = await store.admit(key, 2, 60)
    const refused = await store.admit(key, 2, 60)
    const elapsedSeconds = (performance.now() - start) / 1_000

    expect(counted.resetSeconds).toBeLessThanOrEqual(60)
    expect(refused.resetSeconds).toBeLessThanOrEqual(counted.resetSeconds)
    expect(refused.resetSeconds).toBeGreaterThan(60 - elapsedSeconds - 0.001)
  })

  test('admits exactly the limit of 200 simultaneous events', async () => {
    const key = fresh()
    const admissions = await Promise.all(Array.from({ length: 200 }, () => store.admit(key, 10, 60)))
    const admitted = admissions.filter((admission) => admission.admitted)
    expect(admitted.map(({ remaining }) => remaining).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('peek tells and counts nothing', async () => {
    const key = fresh()
    expect(await store.peek(key, 1, 60)).toEqual({ admitted: true, remaining: 1, resetSeconds: 0 })
    expect(await store.peek(key, 1, 60)).toEqual({ admitted: true, remaining: 1, resetSeconds: 0 })
    await store.admit(key, 1, 60)
    const full = await store.peek(key, 1, 60)
    expect(full).toMatchObject({ admitted: false, remaining: 0 })
    expect(full.resetSeconds).toBeGreaterThan(59)
    expect(full.resetSeconds).toBeLessThanOrEqual(60)
  })

  test('the window slides: room comes event by event', async () => {
    const key = fresh()
    await store.admit(key, 2, 1)
    await vi.waitUntil(async () => (await store.peek(key, 2, 1)).resetSeconds < 0.6, { interval: 5 })
    await store.admit(key, 2, 1)
    expect((await store.admit(key, 2, 1)).admitted).toBe(false)

    await room(store, key, 1, 2)
    expect(await store.admit(key, 2, 1)).toMatchObject({ admitted: true, remaining: 0 })
    expect((await store.admit(key, 2, 1)).admitted).toBe(false)
  })

  test('a refused event does not keep the window full', async () => {
    const key = fresh()
    await store.admit(key, 1, 0.4)
    const start = performance.now()
    await vi.waitUntil(async () => (await store.admit(key, 1, 0.4)).admitted, { timeout: 2_000, interval: 5 })
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test('tells when there is room again after the limit was lowered', async () => {
    const key = fresh()
    await store.admit(key, 3, 60)
    await vi.waitUntil(async () => (await store.peek(key, 3, 60)).resetSeconds < 59.95, { interval: 5 })
    await store.admit(key, 3, 60)
    const lowered = await store.peek(key, 1, 60)
    const before = await store.peek(key, 3, 60)
    expect(lowered).toMatchObject({ admitted: false, remaining: 0 })
    expect(lowered.resetSeconds).toBeGreaterThan(before.resetSeconds + 0.04)
  })

  test('keys are apart, and a value is no window of the same name', async () => {
    const [one, other] = [fresh(), fresh()]
    await store.set(one, 'value', 60)
    await store.admit(one, 1, 60)
    expect(await store.get(one)).toBe('value')
    expect(await store.get(other)).toBeUndefined()
    expect(await store.admit(other, 1, 60)).toMatchObject({ admitted: true })
  })

  test('closes, and closes again', async () => {
    const another = await make()
    await another.get(fresh())
    await another.close()
    await another.close()
    await (await make()).close()
  })
}

/** Settles once `key` has room for one more event. */
async function room(store: Store, key: string, windowSeconds: number, limit = 1): Promise<void> {
  if (limit === 1) await store.admit(key, limit, windowSeconds)
  await vi.waitUntil(async () => (await store.peek(key, limit, windowSeconds)).admitted, {
    timeout: 2_000,
    interval: 5,
  })
}
