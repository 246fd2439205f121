import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Store } from '@/lib/store/store'

/** Texts that a protocol or a client could misread. */
const TEXTS = [
  ...['', '123', '12345678901234567890', 'true', 'null', '{"a":1, "b":[2]}', '"x"', 'OK', 'T0s=', '\uFEFF{}'],
  ...['žluťoučký 🐎 日本語', 'a\r\nb\0c', 'ů'.repeat(50 * 1024)],
]

/** The contract of every `Store`. */
export function behavesLikeAStore(make: () => Promise<Store>): void {
  let store: Store
  const fresh = () => randomUUID()

  beforeAll(async () => {
    store = await make()
  })
  afterAll(() => store.close())

  test('returns exactly the texts that were set, in the order of their keys', async () => {
    const keys = TEXTS.map(fresh)
    for (const [index, text] of TEXTS.entries()) await store.set(keys[index] as string, text, 60)
    expect(await store.getMany([fresh(), ...keys, keys[0] as string])).toEqual([undefined, ...TEXTS, TEXTS[0]])
  })

  test('returns the remaining lifetime of a value, which a later one replaces, and which expires', async () => {
    const key = fresh()
    expect(await store.getWithTtl(key)).toBeUndefined()
    await store.set(key, 'replaced', 30)
    const start = performance.now()
    await store.set(key, 'kept', 60)
    const found = await store.getWithTtl(key)
    expect(found?.value).toBe('kept')
    expect(found?.ttlSeconds).toBeLessThanOrEqual(60)
    expect(found?.ttlSeconds).toBeGreaterThan(60 - (performance.now() - start) / 1_000 - 0.002)
    await store.set(key, 'soon gone', 0.1)
    await vi.waitUntil(async () => (await store.getWithTtl(key)) === undefined, { timeout: 60_000, interval: 10 })
    expect(await store.getMany([key])).toEqual([undefined])
  })

  test('admits exactly the limit of 200 simultaneous events', async () => {
    const key = fresh()
    const admissions = await Promise.all(Array.from({ length: 200 }, () => store.admit(key, 10, 60)))
    const admitted = admissions.filter((admission) => admission.admitted)
    expect(admitted.map(({ remaining }) => remaining).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('peek counts nothing', async () => {
    const key = fresh()
    expect(await store.peek(key, 1, 60)).toEqual({ admitted: true, remaining: 1, resetSeconds: 0 })
    expect(await store.peek(key, 1, 60)).toEqual({ admitted: true, remaining: 1, resetSeconds: 0 })
    const start = performance.now()
    await store.admit(key, 1, 60)
    const full = await store.peek(key, 1, 60)
    expect(full).toMatchObject({ admitted: false, remaining: 0 })
    expect(full.resetSeconds).toBeGreaterThan(60 - (performance.now() - start) / 1_000 - 0.002)
    expect(full.resetSeconds).toBeLessThanOrEqual(60)
  })

  test('says when there is room again after the limit was lowered', async () => {
    const key = fresh()
    await store.admit(key, 3, 60)
    await expect.poll(async () => (await store.peek(key, 3, 60)).resetSeconds, { interval: 5 }).toBeLessThan(59.95)
    await store.admit(key, 3, 60)
    const lowered = await store.peek(key, 1, 60)
    const before = await store.peek(key, 3, 60)
    expect(lowered).toMatchObject({ admitted: false, remaining: 0 })
    expect(lowered.resetSeconds).toBeGreaterThan(before.resetSeconds + 0.04)
  })

  test('keys are separate, and so are a value and a window of one name', async () => {
    const [one, other] = [fresh(), fresh()]
    await store.set(one, 'value', 60)
    await store.admit(one, 1, 60)
    expect(await store.getMany([one, other])).toEqual(['value', undefined])
    expect(await store.admit(other, 1, 60)).toMatchObject({ admitted: true })
  })

  test('closes, and closes again', async () => {
    const another = await make()
    await another.getMany([fresh()])
    await another.close()
    await another.close()
    await (await make()).close()
  })
}
