import { describe, expect, it, onTestFinished } from 'vitest'
import { TooManyRequests } from '@/lib/errors'
import { setLogOutput } from '@/lib/log'
import { createAhrefsRatings } from '@/lib/rating/ahrefs'
import { createVirtualClock } from '@/tests/support/simulated/virtual-clock'

const MINUTE = 60_000

interface Provider {
  /** The status for a list; 200 where absent. */
  statusOfList?: (names: string[]) => number
  statusOf?: (name: string) => number
}

interface Outcome {
  /** `undefined` for a failure. */
  rating?: number
  error?: Error
  waitedMs: number
}

/** A provider in this process, and its ratings on a clock that jumps from timer to timer. */
function connect(provider: Provider) {
  const warnings: string[] = []
  setLogOutput({ write: (line) => void (line.includes('"level":40') && warnings.push(line)), flush() {} })
  onTestFinished(() => setLogOutput({ write: (line) => process.stdout.write(line), flush() {} }))
  const clock = createVirtualClock()
  const calls: { atMs: number; names: string[]; isList: boolean }[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    const isList = init?.method === 'POST'
    const names: string[] = isList
      ? JSON.parse(String(init?.body)).targets
      : [new URL(String(url)).searchParams.get('target')]
    calls.push({ atMs: clock.now(), names, isList })
    const status = isList ? provider.statusOfList?.(names) : provider.statusOf?.(names[0] as string)
    const rated = names.map((target) => ({ target, domain_rating: 50 }))
    return Response.json(
      { domain_rating: isList ? { targets: rated } : { domain_rating: 50 } },
      { status: status ?? 200 },
    )
  }
  const ratings = createAhrefsRatings({ key: 'a-key', url: 'https://provider.invalid/', fetch, clock })
  const wait = (milliseconds: number) => new Promise<void>((resolve) => clock.after(milliseconds, resolve))
  async function ask(name: string, client = name): Promise<Outcome> {
    const startMs = clock.now()
    try {
      const rating = await ratings.reserve(name, client).load(name)
      return { rating, waitedMs: clock.now() - startMs }
    } catch (error) {
      return { error: error as Error, waitedMs: clock.now() - startMs }
    }
  }
  /** Sends names on so many connections, each its next one after the last, waiting as a refusal says but no longer. */
  function attack(client: string, connections: number, untilMs: number, prefix = 'bad') {
    return Promise.all(
      Array.from({ length: connections }, async (_, connection) => {
        for (let number = 0; clock.now() < untilMs; number += 1) {
          const { error } = await ask(`${prefix}-${client}-${connection}-${number}.com`, client)
          if (error) await wait(200)
        }
      }),
    )
  }
  /** Other clients, each with one name. */
  async function others(count: number, everyMs: number, afterMs = 0): Promise<Outcome[]> {
    await wait(afterMs)
    const asked: Promise<Outcome>[] = []
    for (let number = 0; number < count; number += 1) {
      asked.push(ask(`good-${number}.com`, `198.51.100.${number}`))
      await wait(everyMs)
    }
    return Promise.all(asked)
  }
  return { ask, attack, others, calls, clock, wait, warnings }
}

const served = (outcomes: Outcome[]) => outcomes.filter(({ rating }) => rating !== undefined).length
const longestWait = (outcomes: Outcome[]) => Math.max(...outcomes.map(({ waitedMs }) => waitedMs))
const hasBad = (names: string[]) => names.some((name) => name.startsWith('bad'))

describe('a list that is refused', () => {
  it('by 405 turns lists off for five minutes', async () => {
    const site = connect({ statusOfList: () => 405 })
    expect(served(await Promise.all([site.ask('a.com'), site.ask('b.com')]))).toBe(2)
    site.clock.pass(5 * MINUTE - 10_000)
    await Promise.all([site.ask('c.com'), site.ask('d.com')])
    site.clock.pass(11_000)
    await Promise.all([site.ask('e.com'), site.ask('f.com')])
    const lists = site.calls.filter(({ isList }) => isList).map(({ names }) => names)
    expect(lists).toEqual([
      ['a.com', 'b.com'],
      ['e.com', 'f.com'],
    ])
    expect(site.warnings).toEqual([expect.stringContaining('one by one for five minutes'), expect.anything()])
  })

  it.each([400, 404])(
    'by %i is compared with one of known names, and turns lists off if that is refused',
    async (status) => {
      const site = connect({ statusOfList: () => status })
      expect(served(await Promise.all([site.ask('a.com'), site.ask('b.com')]))).toBe(2)
      expect(site.calls.map(({ names, isList }) => [isList, names])).toEqual([
        [true, ['a.com', 'b.com']],
        [true, ['ahrefs.com', 'yep.com']],
        [false, ['a.com']],
        [false, ['b.com']],
      ])
      expect(site.warnings).toEqual([expect.stringContaining(`answered ${status} for a list: domains go one by one`)])
    },
  )

  it('is compared with names that were answered in a list before', async () => {
    const site = connect({ statusOfList: (names) => (hasBad(names) ? 400 : 200) })
    await Promise.all([site.ask('known.com'), site.ask('other.com')])
    await site.wait(MINUTE)
    await Promise.all([site.ask('bad.com', 'a'), site.ask('good.com', 'b')])
    expect(site.calls.map(({ names }) => names)[2]).toEqual(['known.com', 'other.com'])
  })

  it('because of one client leaves the others their lists, and that one every third call for ten minutes', async () => {
    const site = connect({ statusOfList: (names) => (hasBad(names) ? 400 : 200) })
    const both = [site.ask('bad-0.com', 'a'), site.ask('bad-1.com', 'a'), site.ask('b.com'), site.ask('c.com')]
    const outcomes = await Promise.all(both)
    expect(served(outcomes.slice(2))).toBe(2)
    // A name that spoils a list is answered by itself.
    expect(outcomes[0]).toMatchObject({ rating: 50 })
    expect(site.warnings).toEqual([expect.stringContaining('one client’s domains')])
    const before = site.calls.length
    await Promise.all([site.ask('bad-2.com', 'a'), site.ask('d.com'), site.ask('e.com')])
    expect(
      site.calls
        .slice(before)
        .map(({ names }) => names)
        .sort(),
    ).toEqual([['bad-2.com'], ['d.com', 'e.com']])
    site.clock.pass(10 * MINUTE)
    const later = site.calls.length
    await Promise.all([site.ask('fine.com', 'a'), site.ask('f.com')])
    expect(site.calls.slice(later).map(({ names }) => names)).toEqual([['fine.com', 'f.com']])
  })

  it('whose control list fails is a failure of all its names', async () => {
    const site = connect({ statusOfList: (names) => (names.includes('ahrefs.com') ? 500 : 400) })
    const outcomes = await Promise.all([site.ask('a.com'), site.ask('b.com')])
    expect(outcomes).toMatchObject(Array(2).fill({ error: { name: 'UpstreamError', detail: { status: 500 } } }))
  })
})

describe('a name that is refused by itself', () => {
  const asksFor = (site: ReturnType<typeof connect>, name: string) =>
    site.calls.filter(({ names }) => names.includes(name)).length

  it('while another is answered is not asked for again for an hour', async () => {
    const site = connect({ statusOf: (name) => (name === 'odd.com' ? 404 : 200) })
    for (const name of ['a.com', 'odd.com', 'b.com', 'odd.com']) await site.ask(name)
    expect(asksFor(site, 'odd.com')).toBe(1)
    expect(await site.ask('odd.com')).toMatchObject({ error: { reason: 'unusable' }, waitedMs: 0 })
    site.clock.pass(61 * MINUTE)
    await site.ask('odd.com')
    expect(asksFor(site, 'odd.com')).toBe(2)
  })

  it.each([404, 503])('while all get %i is remembered by nobody', async (status) => {
    let isDown = true
    const site = connect({ statusOf: () => (isDown ? status : 200) })
    for (const name of ['a.com', 'b.com', 'a.com', 'b.com']) await site.ask(name)
    isDown = false
    await site.wait(MINUTE)
    expect(served([await site.ask('a.com'), await site.ask('b.com')])).toBe(2)
  })

  it('just before the next one is too is forgotten', async () => {
    let isDown = false
    const site = connect({ statusOf: () => (isDown ? 404 : 200) })
    await site.ask('a.com')
    isDown = true
    for (const name of ['b.com', 'c.com']) await site.ask(name)
    isDown = false
    expect(served([await site.ask('b.com'), await site.ask('c.com')])).toBe(2)
  })
})

describe('one client that takes all it can', () => {
  it('leaves twelve others a second apart theirs, where every list is refused', async () => {
    const site = connect({ statusOfList: () => 400 })
    const attacked = site.attack('203.0.113.1', 20, 25_000)
    const outcomes = await site.others(12, 1_000, 3_000)
    await attacked
    expect(served(outcomes)).toBeGreaterThanOrEqual(9)
    expect(longestWait(outcomes)).toBeLessThanOrEqual(8_000)
    const refusals = outcomes.flatMap(({ error }) => (error instanceof TooManyRequests ? error.retryAfterSeconds : []))
    expect(Math.max(0, ...refusals)).toBeLessThanOrEqual(20)
  })

  it('with names that spoil a list leaves thirty others theirs', async () => {
    const site = connect({ statusOfList: (names) => (hasBad(names) ? 400 : 200) })
    const attacked = site.attack('203.0.113.1', 20, 20_000)
    const outcomes = await site.others(30, 300)
    await attacked
    expect(served(outcomes)).toBeGreaterThanOrEqual(28)
    expect(longestWait(outcomes)).toBeLessThanOrEqual(5_000)
  })

  it('under many addresses of one network leaves thirty others theirs', async () => {
    const site = connect({})
    const networks = Array.from({ length: 64 }, (_, index) => `2001:db8:1:${index.toString(16)}::/64`)
    const attacked = Promise.all(networks.map((client) => site.attack(client, 3, 15_000)))
    const outcomes = await site.others(30, 300, 1_000)
    await attacked
    expect(served(outcomes)).toBeGreaterThanOrEqual(28)
    expect(longestWait(outcomes)).toBeLessThanOrEqual(8_000)
  })
})
