import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TooManyRequests } from '@/lib/errors'
import { createPacedQueue } from '@/lib/upstream/paced-queue'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const PACE = { gapSeconds: 1.2, maxWaitSeconds: 8 }
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const names = (count: number, prefix = 'n') => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

type Call = (names: readonly string[]) => Promise<readonly (string | Error)[] | 'again'>

/** A queue whose calls are recorded. `load` tells how each name ended, and when. */
function openQueue({ perCall = 100, call = (async (asked) => asked) as Call } = {}) {
  const startMs = performance.now()
  const now = () => performance.now() - startMs
  const calls: { atMs: number; names: readonly string[] }[] = []
  const settings = { perCall, call }
  const queue = createPacedQueue<string>({
    pace: PACE,
    call: (asked) => {
      calls.push({ atMs: now(), names: asked })
      return settings.call(asked)
    },
    namesPerCall: () => settings.perCall,
    messageOf: (seconds) => `Try again in ${seconds} seconds.`,
  })
  const load = (name: string) => {
    const askedMs = now()
    return queue.load(name).then(
      (value) => ({ value, waitedMs: now() - askedMs }),
      (error: Error) => ({ error, waitedMs: now() - askedMs, seconds: (error as TooManyRequests).retryAfterSeconds }),
    )
  }
  return { queue, calls, settings, load, now }
}

describe('a paced queue', () => {
  it('gathers for 25 ms, and then calls every 1.2 seconds with all that waits, at most a hundred', async () => {
    const { calls, load } = openQueue()
    const early = names(3).map(load)
    await advance(24)
    early.push(load('last'))
    await advance(10)
    const later = names(150, 'later').map(load)
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names.length])).toEqual([
      [25, 4],
      [1_225, 100],
      [2_425, 50],
    ])
    expect(await Promise.all([...early, ...later])).not.toContainEqual(
      expect.objectContaining({ error: expect.anything() }),
    )
  })

  it('gathers anew after a pause', async () => {
    const { calls, load } = openQueue()
    void load('a')
    await advance(60_000)
    void load('b')
    await advance(1_000)
    expect(calls.map(({ atMs }) => atMs)).toEqual([25, 60_025])
  })

  it('lets nobody wait longer than 8 seconds, and refuses at once with the time until there is a place', async () => {
    const { load } = openQueue({ perCall: 1 })
    const all = names(8).map(load)
    const refused = await all[7]
    expect(refused).toEqual({
      error: new TooManyRequests('Try again in 1 seconds.', 1),
      waitedMs: 0,
      seconds: 1,
    })
    await advance(8_000)
    const waits = (await Promise.all(all.slice(0, 7))).map(({ waitedMs }) => waitedMs)
    expect(waits).toEqual([25, 1_225, 2_425, 3_625, 4_825, 6_025, 7_225])
  })

  it('gives those whom it refuses a place each, by the second and no earlier', async () => {
    const { load } = openQueue({ perCall: 1 })
    void names(7).map(load)
    const refused = await Promise.all(names(10, 'refused').map(load))
    const waits = refused.map((outcome) => ('seconds' in outcome ? outcome.seconds : 0))
    expect(waits).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 11, 12])
    const back = waits.map(async (seconds, index) => {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
      return load(`refused${index}`)
    })
    await advance(30_000)
    for (const outcome of await Promise.all(back)) {
      expect(outcome).toHaveProperty('value')
      expect(outcome.waitedMs).toBeLessThanOrEqual(8_000)
      // A second earlier it would have waited too long.
      expect(outcome.waitedMs).toBeGreaterThan(7_000 - 25)
    }
  })

  it('tells nobody to come back later than in a minute', async () => {
    const { load } = openQueue({ perCall: 1 })
    void names(7).map(load)
    const refused = await Promise.all(names(1_000, 'refused').map(load))
    expect(Math.max(...refused.map((outcome) => ('seconds' in outcome ? outcome.seconds : 0)))).toBe(60)
  })

  it('rounds no minute up, whatever the fractions of its clock', () => {
    const nowMs = 5_536.510168000001
    expect(nowMs + 60_000 - nowMs).toBeGreaterThan(60_000)
    const queue = createPacedQueue<string>({
      pace: PACE,
      call: async (asked) => asked,
      namesPerCall: () => 1,
      messageOf: String,
      clock: { now: () => nowMs, after: () => {} },
    })
    const waits = names(100).map(() => {
      try {
        queue.reserve()
        return 0
      } catch (error) {
        return (error as TooManyRequests).retryAfterSeconds
      }
    })
    expect(Math.max(...waits)).toBe(60)
  })

  it('keeps reserved places free until they are given up', async () => {
    const { queue, load } = openQueue({ perCall: 1 })
    const giveUp = names(7).map(() => queue.reserve())
    expect(() => queue.reserve()).toThrow(TooManyRequests)
    expect(await load('other')).toHaveProperty('error')
    giveUp[0]?.()
    giveUp[0]?.()
    const admitted = load('mine')
    expect(() => queue.reserve()).toThrow(TooManyRequests)
    await advance(100)
    expect(await admitted).toHaveProperty('value')
  })

  it('after a call that takes no list has its names go first, and refuses those who would wait too long', async () => {
    const { calls, settings, load } = openQueue()
    settings.call = async (asked) => {
      settings.perCall = 1
      return asked.length > 1 ? 'again' : asked
    }
    const first = names(10, 'first').map(load)
    await advance(24)
    const behind = names(3, 'behind').map(load)
    settings.perCall = 10
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names.length === 1 ? names[0] : names.length])).toEqual([
      [25, 10],
      ...names(6, 'first').map((name, index) => [1_225 + index * 1_200, name]),
    ])
    const ends = await Promise.all([...first, ...behind])
    expect(ends.slice(0, 6)).toEqual(names(6, 'first').map((value) => expect.objectContaining({ value })))
    const refused = ends.slice(6).map((outcome) => ('seconds' in outcome ? [outcome.waitedMs, outcome.seconds] : []))
    expect(refused.map(([waitedMs]) => Number(waitedMs) < 30)).toEqual(Array(7).fill(true))
    expect(refused.map(([, seconds]) => seconds)).toEqual([1, 2, 3, 4, 6, 7, 8])
  })

  it('passes a failed call on to those of that call alone', async () => {
    const { settings, load } = openQueue()
    settings.call = () => Promise.reject(new TypeError('failed'))
    const first = load('a')
    await advance(30)
    settings.call = async (asked) => asked.map((name) => (name === 'b' ? new RangeError('none') : name))
    const second = names(1, 'x').concat('b').map(load)
    await advance(2_000)
    expect(await Promise.all([first, ...second])).toMatchObject([
      { error: { message: 'failed' } },
      { value: 'x0' },
      { error: { message: 'none' } },
    ])
  })

  it('ends every name within 8 seconds, and no two calls are closer than 1.2, whatever comes when', async () => {
    const event = fc.record({ afterMs: fc.nat(2_000), count: fc.nat(400), perCall: fc.constantFrom(1, 3, 100) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 25 }),
        fc.array(fc.boolean(), { maxLength: 10 }),
        async (events, again) => {
          const opened = openQueue()
          opened.settings.call = async (asked) => (asked.length > 1 && again.pop() ? 'again' : asked)
          const ends: ReturnType<typeof opened.load>[] = []
          let asked = 0
          for (const { afterMs, count, perCall } of events) {
            await advance(afterMs)
            opened.settings.perCall = Math.max(perCall, opened.settings.perCall)
            for (let name = 0; name < count; name += 1) ends.push(opened.load(`name-${asked++}`))
          }
          await advance(10_000)
          for (const end of await Promise.all(ends)) {
            expect(end.waitedMs).toBeLessThanOrEqual(8_000)
            if ('error' in end) expect(end.error).toBeInstanceOf(TooManyRequests)
          }
          const gaps = opened.calls.slice(1).map(({ atMs }, index) => atMs - (opened.calls[index]?.atMs ?? 0))
          expect(Math.min(1_200, ...gaps)).toBe(1_200)
        },
      ),
      { numRuns: 30 },
    )
  })
})
