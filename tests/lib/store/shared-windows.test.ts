import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '@/lib/store/memory'

const KEY = 'limit:test'

function clocked(maxWindows?: number) {
  const clock = { ms: 0 }
  const store = createMemoryStore({ now: () => clock.ms, maxWindows })
  const admit = (client: string, { key = KEY, limit = 1, windowSeconds = 60 } = {}) =>
    store.admit(key, limit, windowSeconds, client)
  return { clock, store, admit }
}

describe('windows of a memory store that is full', () => {
  test.each([
    ['IPv6 /56', '2001:db8:1:100::/64', '2001:db8:1:1ff::/64', '2001:db8:1:200::/64', 1],
    ['IPv6 /48', '2001:db8:1:100::/64', '2001:db8:1:ff00::/64', '2001:db8:2:100::/64', 2],
    ['IPv6 /32', '2001:db8:1::/64', '2001:db8:ffff::/64', '2001:db9:1::/64', 3],
    ['IPv6 /16', '2001:db8::/64', '2001:ffff::/64', '2002:db8::/64', 4],
    ['IPv4 /24', '192.0.2.1', '192.0.2.255', '192.0.3.1', 1],
    ['IPv4 /16', '192.0.2.1', '192.0.255.1', '192.1.2.1', 2],
  ] as const)(
    'new clients of one %s share a window once the smaller ones are in use',
    async (_, one, same, other, rank) => {
      const { admit } = clocked(1)
      // The first has its own window, and the others those of a network of each size below.
      for (let used = 0; used < rank; used += 1) await admit(`fd00:${used + 1}:${used}:${used}::/64`)
      expect(await admit(one)).toMatchObject({ admitted: true, remaining: 0 })
      expect(await admit(same)).toMatchObject({ admitted: false, resetSeconds: 60 })
      expect(await admit(other)).toMatchObject({ admitted: true })
    },
  )

  test('clients that came before keep theirs', async () => {
    const { admit } = clocked(2)
    await admit('192.0.2.1', { limit: 2 })
    await admit('192.0.2.2', { limit: 2 })
    for (const client of ['192.0.2.3', '192.0.2.4', '192.0.2.5']) await admit(client, { limit: 2 })
    expect(await admit('192.0.2.1', { limit: 2 })).toMatchObject({ admitted: true, remaining: 0 })
    expect(await admit('192.0.2.1', { limit: 2 })).toMatchObject({ admitted: false })
    expect(await admit('192.0.2.5', { limit: 2 })).toMatchObject({ admitted: false })
  })

  test('with room again, a client is counted with its network until that window is empty', async () => {
    const { admit, clock } = clocked(1)
    await admit('198.51.100.1')
    clock.ms = 30_000
    await admit('192.0.2.1')
    clock.ms = 60_000
    expect(await admit('192.0.2.1')).toMatchObject({ admitted: false, resetSeconds: 30 })
    expect(await admit('192.0.2.2')).toMatchObject({ admitted: false, resetSeconds: 30 })
    clock.ms = 90_000
    expect(await admit('192.0.2.1')).toMatchObject({ admitted: true })
    expect(await admit('192.0.2.2')).toMatchObject({ admitted: true })
  })

  test('those of one limit take no room from another, from a value or from a lock', async () => {
    const { admit, store } = clocked(1)
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await admit(client)
    expect((await admit('192.0.2.3')).admitted).toBe(false)
    expect((await admit('192.0.2.3', { key: 'limit:other' })).admitted).toBe(true)
    expect((await store.admit('lock', 1, 60)).admitted).toBe(true)
    await store.set('key', 'value', 60)
    expect(await store.getMany(['key'])).toEqual(['value'])
  })

  test('clients without an address share one', async () => {
    const { admit } = clocked(1)
    await admit('192.0.2.1')
    expect((await admit('unknown')).admitted).toBe(true)
    expect((await admit('anything')).admitted).toBe(false)
  })

  test('say so until they are empty', async () => {
    const { admit, store, clock } = clocked(2)
    await admit('192.0.2.1')
    expect(store.sharesWindows()).toBe(false)
    await admit('192.0.2.2')
    expect(store.sharesWindows()).toBe(true)
    clock.ms = 30_000
    await admit('192.0.2.3')
    clock.ms = 60_000
    expect(store.sharesWindows()).toBe(true)
    clock.ms = 90_000
    expect(store.sharesWindows()).toBe(false)
  })

  test('nobody is refused for want of room: 30,000 IPv6 networks where 10,000 fit, then new clients', async () => {
    const { admit, store } = clocked(10_000)
    const clientOf = (number: number) =>
      `2001:db8:${(number >> 8).toString(16)}:${((number & 0xff) << 8).toString(16)}::/64`
    let refused = 0
    for (let number = 0; number < 30_000; number += 1) {
      if (!(await admit(clientOf(number), { limit: 10 })).admitted) refused += 1
    }
    expect(store.sharesWindows()).toBe(true)
    // 10,000 have their own window, and 10,000 that of their /56. The others share those of 40 /48s.
    expect(refused).toBe(10_000 - 40 * 10)
    expect(await admit('2a02:1::/64', { limit: 10 })).toMatchObject({ admitted: true, remaining: 9 })
    expect(await admit('198.51.100.7', { limit: 10 })).toMatchObject({ admitted: true, remaining: 9 })
  })
})

const LIMIT = 3
const WINDOW_SECONDS = 60
const byte = fc.constantFrom(0, 1)
const client = fc.oneof(
  fc.tuple(byte, byte, byte).map(([b, c, d]) => ({ client: `192.${b}.${c}.${d}`, wide: `192.${b}` })),
  fc
    .tuple(byte, byte, byte, byte, byte)
    .map(([a, b, c, d, e]) => ({ client: `200${a}:db${b}:${c}:${d}0${e}::/64`, wide: `200${a}` })),
)
const step = fc.record({
  who: client,
  waitMs: fc.oneof(
    { weight: 4, arbitrary: fc.nat(5_000) },
    { weight: 1, arbitrary: fc.constantFrom(30_000, 60_000, 61_000) },
  ),
})

describe('limits with shared windows', () => {
  test('are never looser, and refuse only what a network has used up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { minLength: 20, maxLength: 150 }),
        async (maxWindows, steps) => {
          const { clock, store, admit } = clocked(maxWindows)
          const passed: { client: string; wide: string; at: number }[] = []
          const within = (isMeant: (event: (typeof passed)[number]) => boolean) =>
            passed.filter((event) => isMeant(event) && event.at > clock.ms - WINDOW_SECONDS * 1_000).length
          for (const { who, waitMs } of steps) {
            clock.ms += waitMs
            const own = within(({ client }) => client === who.client)
            const network = within(({ wide }) => wide === who.wide)
            const before = await store.peek(KEY, LIMIT, WINDOW_SECONDS, who.client)
            const admission = await admit(who.client, { limit: LIMIT, windowSeconds: WINDOW_SECONDS })
            expect(before.admitted).toBe(admission.admitted)
            expect(before.remaining - (admission.admitted ? 1 : 0)).toBe(admission.remaining)
            expect(admission.remaining).toBeLessThanOrEqual(LIMIT - own - (admission.admitted ? 1 : 0))
            expect(admission.resetSeconds).toBeLessThanOrEqual(WINDOW_SECONDS)
            if (admission.admitted) passed.push({ ...who, at: clock.ms })
            else expect(network).toBeGreaterThanOrEqual(LIMIT)
          }
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)
})
