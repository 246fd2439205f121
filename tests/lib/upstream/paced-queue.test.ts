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
  const calls: { atMs: number; names: readonly string[]; clients: readonly string[][] }[] = []
  const settings = { perCall, call, perApartCall: 1, apart: [] as string[] }
  const queue = createPacedQueue<string>({
    pace: PACE,
    call: (asked) => {
      const names = asked.map(({ name }) => name)
      calls.push({ atMs: now(), names, clients: asked.map(({ clients }) => [...clients]) })
      return settings.call(names)
    },
    namesPerCall: (apart) => (apart === undefined ? settings.perCall : settings.perApartCall),
    isApart: (client) => settings.apart.includes(client),
    networkOf: (client) => client.split('.', 1)[0] as string,
    messageOf: (seconds) => `Try again in ${seconds} seconds.`,
  })
  /** Where no client is named, each name has its own. */
  const load = (name: string, client: unknown = name) => {
    const askedMs = now()
    const loaded = (async () => queue.reserve(String(client)).load(name))()
    return loaded.then(
      (value) => ({ value, waitedMs: now() - askedMs }),
      (error: Error) => ({ error, waitedMs: now() - askedMs, seconds: (error as TooManyRequests).retryAfterSeconds }),
    )
  }
  return { queue, calls, settings, load, now }
}

describe('a paced queue', () => {
  it('gathers for 25 ms, and then calls every 1.2 seconds with all that waits, at most a hundred', async () => {
    const { calls, load } = openQueue()
    const early = names(3).map((name) => load(name))
    await advance(24)
    early.push(load('last'))
    await advance(10)
    const later = names(150, 'later').map((name) => load(name))
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
    const all = names(8).map((name) => load(name))
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

  it('gives each refused name of a client a place, by the second and no earlier, and half of all places', async () => {
    const { load } = openQueue({ perCall: 1 })
    const first = names(3).map((name) => load(name, 'a'))
    const refused = await Promise.all(names(6, 'refused').map((name) => load(name, 'a')))
    const waits = refused.map((outcome) => ('seconds' in outcome ? outcome.seconds : 0))
    expect(waits).toEqual([1, 2, 3, 4, 5, 7])
    const back = waits.map(async (seconds, index) => {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
      return load(`refused${index}`, 'a')
    })
    await advance(30_000)
    for (const outcome of await Promise.all([...first, ...back])) {
      expect(outcome).toHaveProperty('value')
      expect(outcome.waitedMs).toBeLessThanOrEqual(8_000)
    }
  })

  it('tells nobody to come back later than in a minute', async () => {
    const { load } = openQueue({ perCall: 1 })
    const ends = names(1_000, 'refused').map((name) => load(name, 'a'))
    await advance(8_000)
    const refused = await Promise.all(ends)
    expect(Math.max(...refused.map((outcome) => ('seconds' in outcome ? outcome.seconds : 0)))).toBe(60)
  })

  it('rounds no minute up, whatever the fractions of its clock', () => {
    const nowMs = 5_536.510168000001
    expect(nowMs + 60_000 - nowMs).toBeGreaterThan(60_000)
    const queue = createPacedQueue<string>({
      pace: PACE,
      call: async (asked) => asked.map(({ name }) => name),
      namesPerCall: () => 1,
      messageOf: String,
      clock: { now: () => nowMs, after: () => {} },
    })
    const waits = names(100).map(() => {
      try {
        queue.reserve('a')
        return 0
      } catch (error) {
        return (error as TooManyRequests).retryAfterSeconds
      }
    })
    expect(Math.max(...waits)).toBe(60)
  })

  it('has refused names come back once the first of a full line has left, and then a turn of all lines apart', async () => {
    const { load } = openQueue({ perCall: 2 })
    await advance(60_000)
    void names(4, 'a').map((name) => load(name, 'a'))
    void [load('b'), load('c'), load('d')]
    await advance(30)
    // a0 and b have left. c and d leave 1,195 ms from now, and a1 with the next call, 2,395 ms from now.
    const first = await load('refused0', 'a')
    // A turn of three lines is one and a half calls of two names: 1,800 ms.
    const second = await load('refused1', 'a')
    expect([first, second]).toMatchObject([{ seconds: 3 }, { seconds: 5 }])
  })

  it('lets a name leave with the last call of its time', async () => {
    const { load } = openQueue({ perCall: 1 })
    void load('first')
    await advance(425)
    const all = names(7).map((name) => load(name))
    await advance(10_000)
    expect((await Promise.all(all))[6]).toEqual({ value: 'n6', waitedMs: 8_000 })
  })

  it('refuses the names that are left when the last call of their time has gone', async () => {
    const { settings, load } = openQueue()
    const all = names(9).map((name) => load(name))
    settings.perCall = 1
    await advance(10_000)
    expect((await Promise.all(all)).slice(6)).toMatchObject([
      { value: 'n6', waitedMs: 7_225 },
      { seconds: 2, waitedMs: 7_225 },
      { seconds: 2, waitedMs: 7_225 },
    ])
  })

  it('lets each name leave once, those whose time ends first', async () => {
    const { queue, calls, load } = openQueue({ perCall: 2 })
    void queue.hold(() => new Promise((resolve) => setTimeout(resolve, 7_000)))
    void load('early')
    await advance(6_000)
    void [load('late0'), load('late1')]
    await advance(4_000)
    expect(calls.map(({ names }) => names)).toEqual([['early', 'late0'], ['late1']])
  })

  it('sets one timer for names that come together, and none when nothing waits any more', async () => {
    const { load } = openQueue()
    void names(100).map((name) => load(name))
    expect(vi.getTimerCount()).toBe(1)
    await advance(25)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes each client for a network, and lets none stand apart, if it is told nothing about them', () => {
    const queue = createPacedQueue<string>({
      pace: PACE,
      call: async (asked) => asked.map(({ name }) => name),
      namesPerCall: () => 1,
      messageOf: String,
    })
    expect(names(7).map((client) => queue.reserve(client))).toHaveLength(7)
  })

  it('keeps reserved places free until they are given up', async () => {
    const { queue, load } = openQueue({ perCall: 1 })
    const reserved = names(7).map((name) => queue.reserve(name))
    expect(() => queue.reserve('eighth')).toThrow(TooManyRequests)
    expect(await load('other')).toHaveProperty('error')
    reserved[0]?.release()
    reserved[0]?.release()
    const admitted = load('mine')
    expect(() => queue.reserve('ninth')).toThrow(TooManyRequests)
    await advance(100)
    expect(await admitted).toHaveProperty('value')
  })

  it('keeps a place whose name waits, even if it is given up then', async () => {
    const { queue, calls } = openQueue()
    const place = queue.reserve('a')
    void place.load('a0')
    place.release()
    await advance(25)
    expect(calls).toMatchObject([{ names: ['a0'] }])
  })

  it('waits for no name of a place that is only reserved', async () => {
    const { queue, calls, settings, load } = openQueue()
    settings.perApartCall = 2
    for (const client of ['a', 'b']) queue.reserve(client)
    void load('b1', 'b')
    settings.apart = ['a', 'b']
    void load('c0', 'c')
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names])).toEqual([
      [25, ['b1']],
      [1_225, ['c0']],
    ])
  })

  it('after a call that takes no list has its names go first, and refuses those who would wait too long', async () => {
    const { calls, settings, load } = openQueue()
    settings.call = async (asked) => {
      settings.perCall = 1
      return asked.length > 1 ? 'again' : asked
    }
    const first = names(10, 'first').map((name) => load(name))
    await advance(24)
    const behind = names(3, 'behind').map((name) => load(name))
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
    expect(refused.map(([, seconds]) => seconds)).toEqual(Array(7).fill(2))
  })

  it('passes a failed call on to those of that call alone', async () => {
    const { settings, load } = openQueue()
    settings.call = () => Promise.reject(new TypeError('failed'))
    const first = load('a')
    await advance(30)
    settings.call = async (asked) => asked.map((name) => (name === 'b' ? new RangeError('none') : name))
    const second = names(1, 'x')
      .concat('b')
      .map((name) => load(name))
    await advance(2_000)
    expect(await Promise.all([first, ...second])).toMatchObject([
      { error: { message: 'failed' } },
      { value: 'x0' },
      { error: { message: 'none' } },
    ])
  })

  it('ends every name within 8 seconds, and no two calls are closer than 1.2, whatever comes when', async () => {
    const event = fc.record({
      afterMs: fc.nat(2_000),
      count: fc.nat(120),
      clients: fc.constantFrom(1, 3, 100),
      perCall: fc.constantFrom(1, 3, 100),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 15 }),
        fc.array(fc.boolean(), { maxLength: 10 }),
        fc.subarray(['0', '1', '2', '50']),
        async (events, again, apart) => {
          const opened = openQueue()
          opened.settings.call = async (asked) => (asked.length > 1 && again.pop() ? 'again' : asked)
          opened.settings.apart = apart
          const ends: ReturnType<typeof opened.load>[] = []
          for (const { afterMs, count, clients, perCall } of events) {
            await advance(afterMs)
            opened.settings.perCall = Math.max(perCall, opened.settings.perCall)
            for (let name = 0; name < count; name += 1) ends.push(opened.load(`name-${ends.length}`, name % clients))
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

describe('clients', () => {
  it('take turns, whatever one of them sends', async () => {
    const { calls, load } = openQueue({ perCall: 2 })
    void names(6, 'a').map((name) => load(name, 'a'))
    await advance(10)
    void [load('b0', 'b'), load('c0', 'c'), load('c1', 'c')]
    await advance(10_000)
    expect(calls.flatMap(({ names }) => names)).toEqual(['a0', 'b0', 'c0', 'a1', 'c1', 'a2', 'a3', 'a4', 'a5'])
  })

  it('keep their time when others come: what has to leave goes first', async () => {
    const { load } = openQueue({ perCall: 1 })
    const early = names(3, 'a').map((name) => load(name, 'a'))
    const others: ReturnType<typeof load>[] = []
    for (let second = 0; second < 12; second += 1) {
      await advance(1_000)
      others.push(load(`other${second}`))
    }
    await advance(10_000)
    for (const end of await Promise.all(early)) expect(end).toHaveProperty('value')
    const served = (await Promise.all(others)).filter((end) => 'value' in end)
    expect(served.length).toBeGreaterThanOrEqual(11)
  })

  it('are not told to wait because others were refused', async () => {
    const { load } = openQueue({ perCall: 1 })
    const flood = names(50, 'a').map((name) => load(name, 'a'))
    const other = load('b', 'b')
    await advance(10_000)
    expect((await Promise.all(flood)).filter((end) => 'error' in end)).toHaveLength(47)
    expect(await other).toMatchObject({ value: 'b', waitedMs: 1_225 })
  })

  it('of one network are one line from three quarters on', async () => {
    const { queue } = openQueue({ perCall: 10 })
    // 70 places: 52 from many clients of one network.
    for (const name of names(52)) queue.reserve(`net.${name}`)
    queue.reserve('net.one-more')
    expect(() => queue.reserve('net.another')).toThrow(TooManyRequests)
    expect(queue.reserve('other.first')).toBeDefined()
  })

  it('that ask for one name stand in line together, so it leaves when the first of them has a turn', async () => {
    const { queue, calls, load } = openQueue({ perCall: 1 })
    void names(3, 'a').map((name) => load(name, 'a'))
    queue.reserve('b').join('a2')
    await advance(10_000)
    expect(calls.flatMap(({ names }) => names)).toEqual(['a0', 'a2', 'a1'])
  })

  it('that ask for one name are named with it, each once', async () => {
    const { queue, calls, load } = openQueue()
    void load('a0', 'a')
    for (const client of ['b', 'a', 'b']) queue.reserve(client).join('a0')
    await advance(25)
    expect(calls).toMatchObject([{ names: ['a0'], clients: [['a', 'b']] }])
  })

  it('that join a name which waits no more give their place up', async () => {
    const { queue, load } = openQueue({ perCall: 1 })
    const reserved = names(7).map((name) => queue.reserve(name))
    reserved[0]?.join('left')
    const admitted = load('mine')
    await advance(25)
    expect(await admitted).toHaveProperty('value')
  })

  it('that stand apart leave with every third call, each with none of another’s names', async () => {
    const { calls, settings, load } = openQueue()
    settings.apart = ['a', 'b', 'c']
    settings.perApartCall = 2
    void settings.apart.map((name) => load(name))
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names])).toEqual([
      [25, ['a']],
      [3_625, ['b']],
      [7_225, ['c']],
    ])
  })

  it('that stand apart leave the others two calls of three to wait for', async () => {
    const { queue, settings, load } = openQueue({ perCall: 1 })
    settings.apart = ['a']
    void load('a')
    // A call for them every 1.8 seconds: five in 8 seconds.
    for (const name of names(5)) queue.reserve(name)
    expect(() => queue.reserve('sixth')).toThrow(TooManyRequests)
  })

  it('that come to stand apart take the names along that wait', async () => {
    const { calls, settings, load } = openQueue()
    void names(2, 'a').map((name) => load(name, 'a'))
    settings.apart = ['a']
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names])).toEqual([
      [25, ['a0']],
      [3_625, ['a1']],
    ])
  })

  it('that stand apart no more leave with the others, and those who came first go first', async () => {
    const { calls, settings, load } = openQueue()
    settings.apart = ['a']
    void load('a')
    await advance(10)
    void load('b')
    settings.apart = []
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names])).toEqual([[25, ['a', 'b']]])
  })

  it('that stand apart share the call of a name with others who ask for it', async () => {
    const { queue, calls, settings, load } = openQueue()
    settings.apart = ['a']
    void load('a')
    await advance(10)
    void load('b')
    queue.reserve('b').join('a')
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names])).toEqual([[25, ['a', 'b']]])
  })

  it('that come to stand apart just before their call leave it to others', async () => {
    const { calls, settings, load } = openQueue()
    settings.apart = ['a']
    void load('a')
    await advance(2_000)
    void load('b')
    settings.apart = ['a', 'b']
    // The call is due, and nothing leaves with it.
    await advance(25)
    void load('c')
    await advance(10_000)
    expect(calls.map(({ atMs, names }) => [atMs, names])).toEqual([
      [25, ['a']],
      [2_050, ['c']],
      [3_625, ['b']],
    ])
  })

  it('that stand apart get every third call, behind all others, one name at a time', async () => {
    const { calls, settings, load } = openQueue({ perCall: 100 })
    settings.apart = ['a']
    void names(2, 'a').map((name) => load(name, 'a'))
    for (let second = 0; second < 8; second += 1) {
      await advance(1_000)
      void load(`other${second}`)
    }
    await advance(10_000)
    const mine = calls.flatMap(({ atMs, names }) => (names.some((name) => name.startsWith('a')) ? [[atMs, names]] : []))
    expect(mine).toEqual([[25, ['a0']]])
    expect(calls.filter(({ names }) => names[0]?.startsWith('other')).length).toBeGreaterThanOrEqual(5)
  })
})

it('a held call comes next, and no name leaves before it has ended', async () => {
  const { queue, calls, load, now } = openQueue()
  void load('a')
  await advance(100)
  const held: number[] = []
  const ended = queue.hold(async () => {
    held.push(now())
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  })
  void load('b')
  await advance(10_000)
  await ended
  expect([held, calls.map(({ atMs }) => atMs)]).toEqual([[1_225], [25, 4_250]])
})

it('a held call leaves at once while nothing waits, and counts as a call', async () => {
  const { queue, calls, load, now } = openQueue()
  await advance(100)
  const held: number[] = []
  void queue.hold(async () => void held.push(now()))
  await advance(0)
  void load('a')
  await advance(10_000)
  expect([held, calls.map(({ atMs }) => atMs)]).toEqual([[100], [1_300]])
})
