import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeCopy, readCopy } from '@/components/saved-lists/copy'
import { loadPortions } from '@/components/saved-lists/load-copy'
import { createMemoryStore } from '@/components/store/memory'
import type { Store, Update } from '@/components/store/store'

const NOW = Date.UTC(2026, 10, 26)
const DAY = 86_400_000
const BYTES = Uint8Array.from({ length: 100_000 }, (_, index) => (index * index) % 251)

const rated = (value: number, day: string, atMs = NOW - DAY) => ({ value, day, answer: value, atMs })
const site = (domain: string, values: object): Update => ({
  kind: 'sites',
  key: domain,
  next: () => ({ domain, values: { ...values } }),
})
const form = (key: string, savedMs: number, values: object): Update => ({
  kind: 'forms',
  key,
  next: () => ({ key, tool: 'prospects', savedMs, values: { ...values } }),
})
const excluded = (domain: string, why: 'own' | 'refused', savedMs = NOW): Update => ({
  kind: 'excluded',
  key: domain,
  next: () => ({ domain, why, savedMs }),
})
const list = (id: string, name: string, changedMs?: number): Update => ({
  kind: 'lists',
  key: id,
  next: () => ({
    id,
    name,
    savedMs: NOW,
    ...(changedMs && { changedMs }),
    reading: { sheet: 1, columns: { site: 2 } },
  }),
})
const file = (id: string, content: BlobPart): Update => ({ kind: 'files', key: id, next: () => new Blob([content]) })

async function storeWith(...updates: Update[]): Promise<Store> {
  const store = createMemoryStore()
  await store.update(updates)
  return store
}

/** Everything in a store; files as texts. */
async function contents(store: Store) {
  const ids = await store.keys('files')
  const files = await store.read('files', ids)
  return {
    lists: await store.readAll('lists'),
    sites: await store.readAll('sites'),
    excluded: await store.readAll('excluded'),
    forms: await store.readAll('forms'),
    files: Object.fromEntries(await Promise.all(files.map(async (one, at) => [ids[at], await one?.bytes()]))),
  }
}

async function load(store: Store, copy: Blob): Promise<Store> {
  for (const portion of await readCopy(copy, NOW)) await store.update(portion)
  return store
}

const full = () =>
  storeWith(
    list('1', 'prospects.csv'),
    file('1', BYTES),
    {
      kind: 'lists',
      key: '2',
      next: () => ({
        id: '2',
        name: 'Größe “zwei”.txt',
        savedMs: NOW - DAY,
        reading: {},
        verdict: { leftOut: new Map([[3, 'It is a platform.']]), domains: ['moz.com', 'xn--mnchen-3ya.de'] },
        decisions: new Map([['moz.com', { verdict: 'kept' as const, note: 'ask “Anna”', atMs: 1 }]]),
      }),
    },
    file('2', 'moz.com\n\nmünchen.de\n'),
    list('3', 'empty.txt'),
    file('3', ''),
    site('moz.com', {
      'Domain Rating': { ...rated(91, '2026-11-25'), before: { value: 90, day: '2026-10-01' } },
      PageRank: { value: undefined, day: '2026-11-01', answer: { history: [1, null] }, atMs: NOW - DAY },
    }),
    excluded('own.com', 'own'),
    excluded('refused.org', 'refused'),
    form('prospects 7', NOW, { list: { text: '', list: '1' }, dropsPlatforms: false }),
    form('prospects lasting', NOW, { footprints: 'mine' }),
  )

it('a copy brings everything back, and leaves out what a list without its file is', async () => {
  const store = await full()
  const copy = await makeCopy(store)
  expect(copy.size).toBeLessThan(BYTES.length)
  expect(await contents(await load(createMemoryStore(), copy))).toEqual(await contents(store))
  await store.update([{ kind: 'files', key: '1', next: () => undefined }])
  const { lists } = await contents(await load(createMemoryStore(), await makeCopy(store)))
  expect(lists.map(({ id }) => id)).toEqual(['2', '3'])
})

it('a copy of nothing is a copy', async () => {
  expect(await readCopy(await makeCopy(createMemoryStore()), NOW)).toEqual([])
})

it('newer records are not replaced, and older ones are', async () => {
  const copy = await makeCopy(
    await storeWith(
      list('1', 'older.csv', NOW - 2),
      file('1', 'a.com'),
      list('2', 'newer.csv', NOW),
      file('2', 'b.com'),
      site('a.com', { 'Domain Rating': rated(1, '2026-11-01'), PageRank: rated(2, '2026-11-20') }),
      site('b.com', { 'Domain Rating': rated(1, '2026-11-20', NOW - 1) }),
      excluded('older.com', 'own', NOW - 1),
      excluded('newer.com', 'own', NOW),
      form('older', NOW - 1, { text: 'older' }),
      form('newer', NOW, { text: 'newer' }),
    ),
  )
  const store = await load(
    await storeWith(
      list('1', 'renamed.csv', NOW - 1),
      file('1', 'a.com'),
      list('2', 'before.csv'),
      file('2', 'b.com'),
      site('a.com', { 'Domain Rating': rated(3, '2026-11-02'), PageRank: rated(4, '2026-11-19') }),
      site('b.com', { 'Domain Rating': rated(5, '2026-11-20', NOW) }),
      excluded('older.com', 'refused', NOW),
      excluded('newer.com', 'refused', NOW - 1),
      form('older', NOW, { text: 'there' }),
      form('newer', NOW - 1, { text: 'there' }),
    ),
    copy,
  )
  const { lists, sites, forms, excluded: never } = await contents(store)
  expect(never.map(({ domain, why }) => [domain, why])).toEqual([
    ['older.com', 'refused'],
    ['newer.com', 'own'],
  ])
  expect(lists.map(({ name }) => name)).toEqual(['renamed.csv', 'newer.csv'])
  expect(sites.map(({ values }) => values)).toMatchObject([
    { 'Domain Rating': { value: 3 }, PageRank: { value: 2 } },
    { 'Domain Rating': { value: 5 } },
  ])
  expect(forms.map(({ values }) => values.text)).toEqual(['there', 'newer'])
})

it.each([
  ['older', NOW - 9],
  ['newer', NOW - 1],
])(
  'of two versions of a list, each decision is the newer one, also where the copy’s is %s',
  async (name, changedMs) => {
    const listWith = (name: string, changedMs: number, times: Record<string, number>): Update => ({
      kind: 'lists',
      key: '1',
      next: () => ({
        id: '1',
        name,
        savedMs: 1,
        changedMs,
        reading: {},
        decisions: new Map(
          Object.entries(times).map(([key, atMs]) => [key, { verdict: 'kept', note: name, atMs: NOW - atMs }]),
        ),
      }),
    })
    const copied = listWith(name, changedMs, { 'a.com': 9, 'a.com ann@a.com': 2, 'b.com': 5, 'c.com': 3 })
    const copy = await makeCopy(await storeWith(copied, file('1', 'a.com')))
    const there = listWith('there', NOW - 4, { 'a.com': 4, 'a.com ann@a.com': 7, 'b.com': 6, 'd.com': 8 })
    const { lists } = await contents(await load(await storeWith(there, file('1', 'a.com')), copy))
    expect(lists[0]).toMatchObject({ name: name === 'older' ? 'there' : name, changedMs: Math.max(changedMs, NOW - 4) })
    expect([...(lists[0]?.decisions ?? [])].map(([key, { note }]) => `${key}: ${note}`).sort()).toEqual([
      `a.com ann@a.com: ${name}`,
      'a.com: there',
      `b.com: ${name}`,
      `c.com: ${name}`,
      'd.com: there',
    ])
  },
)

/** A file as `makeCopy` writes it, with other records. */
function packed(records: unknown, files = ''): Blob {
  const json = Buffer.from(typeof records === 'string' ? records : JSON.stringify(records))
  return new Blob([gzipSync(`${String(json.length).padStart(16)}${json}${files}`)])
}
const FORMAT = 'saved by the tools, 1'

it('records that do not fit are dropped alone', async () => {
  const copy = packed(
    {
      format: FORMAT,
      lists: [
        { id: 7, name: 'a.csv', savedMs: 1, reading: {}, bytes: 2 },
        {
          id: 'b',
          name: 'b.csv',
          savedMs: 1,
          reading: {},
          verdict: { leftOut: [7, [1, 'x']], domains: [7] },
          bytes: 3,
        },
      ],
      sites: [
        null,
        { domain: 'a.com', values: { 'Domain Rating': rated(5, '9999-01-01'), PageRank: rated(4, '2026-11-01') } },
        { domain: 'b.com', values: { 'Domain Rating': 'high' } },
      ],
      excluded: [
        null,
        { domain: 'a.com -site:b.com', why: 'own', savedMs: 1 },
        { domain: 'a.com', why: 'own', savedMs: 1 },
      ],
      forms: 'none',
    },
    'aabbb',
  )
  const { lists, files, sites, forms, excluded: never } = await contents(await load(createMemoryStore(), copy))
  expect(never).toEqual([{ domain: 'a.com', why: 'own', savedMs: 1 }])
  expect(lists).toEqual([{ id: 'b', name: 'b.csv', savedMs: 1, reading: expect.anything() }])
  expect(Buffer.from(files.b ?? []).toString()).toBe('bbb')
  expect(sites).toMatchObject([{ domain: 'a.com', values: { PageRank: { value: 4 } } }])
  expect(Object.keys(sites[0]?.values ?? {})).toEqual(['PageRank'])
  expect(forms).toEqual([])
})

it('a copy of a build without a never-pitch list is loaded, and leaves the one that is there', async () => {
  const copy = packed({
    format: FORMAT,
    lists: [],
    sites: [],
    forms: [{ key: 'a', tool: 'test', savedMs: 1, values: {} }],
  })
  const store = await load(await storeWith(excluded('own.com', 'own')), copy)
  expect([await store.keys('excluded'), await store.keys('forms')]).toEqual([['own.com'], ['a']])
})

it('no time is later than now once a copy is loaded', async () => {
  const aheadMs = NOW + 1_000 * DAY
  const copy = packed(
    {
      format: FORMAT,
      lists: [
        {
          id: 'a',
          name: 'a.csv',
          savedMs: aheadMs,
          changedMs: aheadMs,
          usedMs: aheadMs,
          reading: {},
          decisions: [['a.com', { verdict: 'kept', atMs: aheadMs }]],
          bytes: 1,
        },
      ],
      sites: [{ domain: 'a.com', values: { PageRank: rated(4, '2026-11-01', aheadMs) } }],
      excluded: [{ domain: 'a.com', why: 'own', savedMs: aheadMs }],
      forms: [
        { key: 'ahead', tool: 'test', savedMs: aheadMs, values: { text: 'a' } },
        { key: 'before', tool: 'test', savedMs: NOW - 1, values: { text: 'a' } },
      ],
    },
    'a',
  )
  const all = await contents(await load(createMemoryStore(), copy))
  expect(all.lists[0]).toMatchObject({ savedMs: NOW, changedMs: NOW })
  expect(all.sites[0]?.values).toMatchObject({ PageRank: { atMs: NOW } })
  expect(all.excluded[0]).toMatchObject({ savedMs: NOW })
  expect(all.forms.map(({ savedMs }) => savedMs)).toEqual([NOW, NOW - 1])
  expect(JSON.stringify(all, (_, value) => (value instanceof Map ? [...value] : value))).not.toContain(String(aheadMs))
})

it('a list is one portion with its file, and so are a few hundred of the other records', async () => {
  const store = await full()
  await store.update(Array.from({ length: 1_200 }, (_, at) => excluded(`site-${at}.com`, 'refused')))
  const portions = await readCopy(await makeCopy(store), NOW)
  expect(portions.slice(0, 3).map((portion) => portion.map(({ kind }) => kind))).toEqual(
    Array(3).fill(['lists', 'files']),
  )
  // With two forms, two other sites and what is known about one.
  expect(portions.slice(3).map(({ length }) => length)).toEqual([500, 500, 205])
})

it('130,000 sites are saved, and loaded again', async () => {
  const store = createMemoryStore()
  const values = { PageRank: rated(4, '2026-11-01') }
  await store.update(Array.from({ length: 130_000 }, (_, at) => site(`site-${at}.com`, values)))
  const portions = await readCopy(await makeCopy(store), NOW)
  const loaded = createMemoryStore()
  const load = async (portion: readonly Update[]) => {
    await loaded.update(portion)
    return true
  }
  const said = await loadPortions(portions, { load, onProgress: () => {}, signal: new AbortController().signal })
  expect(said).toContain('what is known about 130,000 sites')
  expect(await loaded.keys('sites')).toHaveLength(130_000)
})

describe('a copy that is loaded portion by portion', () => {
  /** A copy of two lists and 1,200 sites, and a browser that saves as many portions of it. */
  async function loading(portionsSaved = Number.POSITIVE_INFINITY) {
    const source = await storeWith(list('1', 'a.csv'), file('1', 'a'), list('2', 'b.csv'), file('2', 'b'))
    await source.update(Array.from({ length: 600 }, (_, at) => excluded(`site-${at}.com`, 'refused')))
    await source.update(
      Array.from({ length: 600 }, (_, at) => site(`site-${at}.com`, { PageRank: rated(4, '2026-11-01') })),
    )
    const portions = await readCopy(await makeCopy(source), NOW)
    const store = createMemoryStore()
    const stop = new AbortController()
    const progress: string[] = []
    let saved = 0
    const load = async (portion: readonly Update[]) => {
      if (saved === portionsSaved) return false
      saved += 1
      await store.update(portion)
      return true
    }
    const run = (onProgress: (words: string) => void = (words) => progress.push(words)) =>
      loadPortions(portions, { load, onProgress, signal: stop.signal })
    return { source, store, stop, progress, run }
  }

  it('says how far it is, and what was loaded', async () => {
    const { source, store, progress, run } = await loading()
    expect(await run()).toBe(
      'Loaded: 2 lists, what is known about 600 sites, 0 forms, and 600 sites never to pitch. Anything newer here was kept.',
    )
    expect(progress).toEqual(['0', '0', '0', '500', '1,000'].map((done) => `${done} of 1,200 sites`))
    expect(await contents(store)).toEqual(await contents(source))
  })

  it('says what is there when it is stopped, and goes on when it is loaded again', async () => {
    const { source, store, stop, run } = await loading()
    const stopped = await run((words) => words.startsWith('500 ') && stop.abort())
    expect(stopped).toBe(
      'Stopped. Loaded so far: 2 lists, what is known about 0 sites, 0 forms, and 500 sites never to pitch. To go on, load the same copy again.',
    )
    expect(await store.keys('excluded')).toHaveLength(500)
    await load(store, await makeCopy(source))
    expect(await contents(store)).toEqual(await contents(source))
  })

  it('says what is there when the browser saves no more', async () => {
    const { run } = await loading(3)
    expect(await run()).toBe(
      'Your browser could not save all of this copy. Loaded so far: 2 lists, what is known about 0 sites, 0 forms, and 500 sites never to pitch. To go on, reload the page and load the same copy again.',
    )
  })
})

it('refuses what is damaged, of another program, or too large', async () => {
  const copy = Buffer.from(await (await makeCopy(await full())).arrayBuffer())
  const cut = copy.subarray(0, copy.length - 9)
  const changed = Buffer.from(copy)
  changed[copy.length >> 1] = (changed[copy.length >> 1] ?? 0) ^ 1
  const noCopies: BlobPart[] = [
    '',
    'moz.com\n',
    gzipSync(''),
    gzipSync('moz.com\n'),
    gzipSync(`${'9'.repeat(16)}{}`),
    cut,
    changed,
  ]
  const others = [packed('{'), packed('null'), packed({ format: 'another' }), packed({ format: FORMAT }, 'more')]
  const sizes = [-1, 1.5, '3', 4].map((bytes) =>
    packed({ format: FORMAT, lists: [{ id: 'b', name: 'b', savedMs: 1, reading: {}, bytes }] }, 'bbb'),
  )
  for (const one of [...noCopies.map((part) => new Blob([part])), ...others, ...sizes]) {
    await expect(readCopy(one, NOW)).rejects.toThrow('This is not a copy saved on this page, or it is damaged.')
  }
  const store = await storeWith(list('1', 'large.csv'), file('1', new Uint8Array(2_000_000)))
  const TOO_LARGE = 'A copy has room for 2 MB, and this one has more.'
  await expect(readCopy(await makeCopy(store), NOW, 2)).rejects.toThrow(TOO_LARGE)
  await expect(makeCopy(store, 2)).rejects.toThrow(TOO_LARGE)
})
