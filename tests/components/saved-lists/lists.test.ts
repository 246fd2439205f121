import { describe, expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { createLists } from '@/components/saved-lists/lists'
import { createMemoryStore } from '@/components/store/memory'
import type { Store } from '@/components/store/store'
import { withFallback } from '@/components/store/with-fallback'
import { createGate } from '@/tests/support/gate'
import { createWaitingTimer } from '@/tests/support/simulated/waiting-timer'
import { twoTabs } from '@/tests/support/two-tabs'

/** One store as two tabs have it: each hears of the other's updates. */
let made = 0
const listsOf = (store: Store) => createLists(store, { now: () => 1_800_000_000_000, newId: () => `list ${made++}` })
const file = new Blob(['moz.com\ndev.to\n'])
const written = () => new Promise((resolve) => setTimeout(resolve))

describe('a list', () => {
  it('is there at once, and in another tab once it is written', async () => {
    const [one, two] = twoTabs()
    const lists = listsOf(one)
    const id = lists.add({ file, name: 'a.csv' })
    expect((await lists.find(id))?.list.name).toBe('a.csv')
    await lists.isSaved()
    const found = await listsOf(two).find(id)
    expect(await found?.file.text()).toBe('moz.com\ndev.to\n')
  })

  it('is read from its copy in the store once that is written: the file on the disk may change', async () => {
    const store = createMemoryStore()
    const copy = new Blob(['moz.com'])
    const lists = listsOf({
      ...store,
      read: async (kind, keys) => (kind === 'files' ? [copy] : store.read(kind, keys)) as never,
    })
    const id = lists.add({ file, name: 'a.csv' })
    expect((await lists.find(id))?.file).toBe(file)
    await lists.isSaved()
    await written()
    expect(await lists.find(id)).toMatchObject({ file: copy, list: { name: 'a.csv' } })
  })

  it('is equal in two tabs that change different parts of it at once', async () => {
    const [one, two] = twoTabs()
    const [first, second] = [listsOf(one), listsOf(two)]
    const id = first.add({ file, name: 'a.csv' })
    await first.isSaved()
    await second.find(id)
    await Promise.all([
      first.change(id, { type: 'read', reading: { header: 2, columns: { strength: 1 } } }),
      second.change(id, { type: 'read', reading: { columns: { site: 3 } } }),
      second.change(id, { type: 'renamed', name: 'b.csv' }),
    ])
    await Promise.all([first.isSaved(), second.isSaved()])
    await written()
    const [a, b] = [await first.find(id), await second.find(id)]
    expect(a?.list).toEqual(b?.list)
    expect(a?.list).toMatchObject({ name: 'b.csv', reading: { header: 2, columns: { site: 3, strength: 1 } } })
  })

  it('takes no verdict about another reading', async () => {
    const [one, two] = twoTabs()
    const [first, second] = [listsOf(one), listsOf(two)]
    const id = first.add({ file, name: 'a.csv' })
    await first.isSaved()
    await second.change(id, { type: 'read', reading: { columns: { site: 2 } } })
    await second.isSaved()
    const verdict = { leftOut: new Map([[0, 'It is a platform.']]), domains: ['dev.to'] }
    await first.change(id, { type: 'judged', verdict, reading: {}, isExport: false })
    await first.isSaved()
    expect((await listsOf(one).find(id))?.list.verdict).toBeUndefined()
    await first.change(id, { type: 'judged', verdict, reading: { columns: { site: 2 } }, isExport: false })
    await first.isSaved()
    expect((await listsOf(two).find(id))?.list.verdict).toEqual(verdict)
  })

  it('takes decisions of two tabs, which outlive another reading, and takes one back', async () => {
    const [one, two] = twoTabs()
    const [first, second] = [listsOf(one), listsOf(two)]
    const id = first.add({ file, name: 'a.csv' })
    await first.isSaved()
    const kept = { verdict: 'kept', note: 'ask Anna', atMs: 1 } as const
    const skipped = { verdict: 'skipped', reason: 'off topic', atMs: 2 } as const
    const decided = (site: string, decision?: Decision) =>
      ({ type: 'decided', decisions: new Map([[site, decision]]) }) as const
    await first.change(id, decided('a.com', kept))
    await first.change(id, decided('c.com', { verdict: 'kept', atMs: 1 }))
    await first.isSaved()
    await second.change(id, decided('b.com', skipped))
    await second.change(id, { type: 'read', reading: { columns: { site: 1 } } })
    await second.change(id, decided('c.com'))
    await second.isSaved()
    expect((await listsOf(one).find(id))?.list.decisions).toEqual(
      new Map<string, Decision>([
        ['a.com', kept],
        ['b.com', skipped],
      ]),
    )
  })

  it('is an export where a tool has read it as one, unless somebody has decided on its sites', async () => {
    const lists = listsOf(createMemoryStore())
    const id = lists.add({ file, name: 'a.csv' })
    const judged = async (isExport: boolean) => {
      await lists.change(id, { type: 'judged', reading: {}, isExport })
      return (await lists.find(id))?.list.isExport
    }
    expect([await judged(true), await judged(false), await judged(true)]).toEqual([true, undefined, true])
    const decide = (decision?: Decision) =>
      lists.change(id, { type: 'decided', decisions: new Map([['moz.com', decision]]) })
    await decide({ verdict: 'kept', atMs: 1 })
    expect(await judged(true)).toBeUndefined()
    await decide()
    expect(await judged(true)).toBe(true)
  })

  it('wakes a tab where it is read in another way, and not where it is only judged or renamed', async () => {
    const [one, two] = twoTabs()
    const [first, second] = [listsOf(one), listsOf(two)]
    const id = first.add({ file, name: 'a.csv' })
    await first.isSaved()
    await second.find(id)
    const heard: unknown[] = []
    second.subscribe((...event) => heard.push(event))
    await first.change(id, {
      type: 'judged',
      verdict: { leftOut: new Map(), domains: [] },
      reading: {},
      isExport: false,
    })
    await first.change(id, { type: 'renamed', name: 'b.csv' })
    await first.isSaved()
    await written()
    expect(heard).toEqual([
      [id, false],
      [id, false],
    ])
    await first.change(id, { type: 'read', reading: { header: -1 } })
    await first.isSaved()
    await written()
    expect(heard.at(-1)).toEqual([id, true])
  })

  it('is gone in all tabs once it is removed, and is not brought back by a late change', async () => {
    const [one, two] = twoTabs()
    const [first, second] = [listsOf(one), listsOf(two)]
    const id = first.add({ file, name: 'a.csv' })
    await first.isSaved()
    await second.find(id)
    first.remove(id)
    await first.isSaved()
    await second.change(id, { type: 'renamed', name: 'b.csv' })
    await second.isSaved()
    await written()
    expect(await second.find(id)).toBeUndefined()
    expect(await second.all()).toEqual([])
    expect(await two.readAll('files')).toEqual([])
  })
})

it('a list of another build that does not fit is none, and a part of it that does not fit is dropped', async () => {
  const store = createMemoryStore()
  const put = (key: string, record: object) =>
    store.update([
      { kind: 'lists', key, next: () => record as never },
      { kind: 'files', key, next: () => file },
    ])
  await put('a', { id: 'a', name: 7 })
  await put('b', { id: 'b', name: 'b.csv', savedMs: 1, reading: {}, verdict: { leftOut: [] } })
  const [a, b] = await store.read('lists', ['a', 'b'])
  expect(a).toBeUndefined()
  expect(b).toMatchObject({ name: 'b.csv', verdict: undefined })
})

it('a list that does not fit, or that a newer build has saved, stays where it is when it is changed', async () => {
  const store = createMemoryStore()
  const records = [
    { id: 'a', name: 7 },
    { id: 'b', name: 'b.csv', savedMs: 1, reading: {}, version: 2 },
  ]
  await store.update(records.map((record) => ({ kind: 'lists', key: record.id, next: () => record as never })))
  const lists = listsOf(store)
  for (const { id } of records) await lists.change(id, { type: 'renamed', name: 'c.csv' })
  await lists.isSaved()
  expect(await store.keys('lists')).toEqual(['a', 'b'])
  expect(await lists.all()).toEqual([])
})

it('the list that was last changed or read comes first, and one that was removed comes back as it was', async () => {
  const [one] = twoTabs()
  let nowMs = 1_800_000_000_000
  const lists = createLists(one, { now: () => nowMs++, newId: () => `list ${made++}` })
  const first = lists.add({ file, name: 'a.csv' })
  const second = lists.add({ file, name: 'b.csv' })
  await lists.change(first, { type: 'renamed', name: 'c.csv' })
  let all = await lists.all()
  expect(all.map(({ list }) => [list.id, list.name])).toEqual([
    [first, 'c.csv'],
    [second, 'b.csv'],
  ])
  await lists.change(second, { type: 'judged', reading: {}, isExport: true })
  all = await lists.all()
  expect(all.map(({ list }) => [list.id, list.isExport])).toEqual([
    [second, true],
    [first, undefined],
  ])
  lists.remove(first, second)
  expect(await lists.all()).toEqual([])
  for (const { list, file } of all) lists.add({ file, name: list.name }, list)
  expect(await lists.all()).toEqual(all)
})

it('a loaded copy shows in a tab that knew its list, or knew that it was gone', async () => {
  const [store] = twoTabs()
  const lists = listsOf({ ...store, isLasting: () => true })
  const id = lists.add({ file, name: 'a.csv' })
  const [opened] = await lists.all()
  lists.remove(id)
  const heard: string[] = []
  lists.subscribe((changed) => heard.push(changed))
  const isSaved = await lists.load([
    { kind: 'lists', key: id, next: () => opened?.list },
    { kind: 'files', key: id, next: () => file },
  ])
  expect(isSaved).toBe(true)
  await lists.refresh()
  expect(heard).toContain(id)
  expect(await lists.all()).toEqual([opened])
})

it('the same bytes are the list that is there, whatever their name, and others are another', async () => {
  const [store] = twoTabs()
  const lists = listsOf(store)
  const id = await lists.addOnce({ file: new Blob(['moz.com']), name: 'a.csv' })
  expect(await lists.addOnce({ file: new Blob(['moz.com']), name: 'b.csv' })).toBe(id)
  expect(await lists.addOnce({ file: new Blob(['dev.org']), name: 'a.csv' })).not.toBe(id)
  expect((await lists.all()).map(({ list }) => list.name)).toEqual(['a.csv', 'a.csv'])
})

it('a cleared form’s lists are removed, but for one that was decided on, also in another tab', async () => {
  const [one, two] = twoTabs()
  const [first, second] = [listsOf(one), listsOf(two)]
  const [decided, other] = [new Blob(['moz.com']), new Blob(['dev.org'])].map((file) =>
    first.add({ file, name: 'a.csv' }),
  )
  await first.isSaved()
  const again = await second.addOnce({ file: new Blob(['moz.com']), name: 'again.csv' })
  expect(again).toBe(decided)
  await first.change(again, { type: 'decided', decisions: new Map([['moz.com', { verdict: 'kept', atMs: 1 }]]) })
  await first.isSaved()
  await written()
  await second.removeUndecided([again, other ?? '', 'gone'])
  await second.isSaved()
  await written()
  expect((await first.all()).map(({ list }) => [list.id, list.decisions?.size])).toEqual([[decided, 1]])
})

it('a copy that a browser cannot save is not loaded', async () => {
  expect(await listsOf(createMemoryStore()).load([])).toBe(false)
})

describe('the lists of a store that is late', () => {
  const lasting = () => ({ ...createMemoryStore(), isLasting: () => true })

  /** The lists that are found before the store answers. */
  async function late(store: Store) {
    const gate = createGate()
    const { timer, pass } = createWaitingTimer()
    const slow: Store = { ...store, keys: (kind) => gate.passed.then(() => store.keys(kind)) }
    const lists = listsOf(withFallback(slow, createMemoryStore, timer))
    const heard: string[] = []
    lists.subscribe((id) => heard.push(id))
    const reading = lists.all()
    await written()
    pass()
    expect([await reading, await lists.isSaved()]).toEqual([[], false])
    const answer = () => {
      gate.open()
      return written()
    }
    return { lists, heard, answer }
  }

  it('are there once it answers, with the one that was added meanwhile', async () => {
    const store = lasting()
    const before = listsOf(store)
    const old = before.add({ file, name: 'old.csv' })
    await before.isSaved()
    const { lists, heard, answer } = await late(store)
    expect(await lists.find(old)).toBeUndefined()
    const added = lists.add({ file, name: 'new.csv' })
    await lists.isSaved()
    await answer()
    expect(heard).toContain(old)
    expect((await lists.all()).map(({ list }) => list.id).toSorted()).toEqual([old, added].toSorted())
    expect(await lists.isSaved()).toBe(true)
  })

  it('are known to be none once it answers', async () => {
    const { lists, heard, answer } = await late(lasting())
    await answer()
    expect(heard).toHaveLength(1)
    expect([await lists.all(), await lists.isSaved()]).toEqual([[], true])
  })
})

it('changes that come while others are being written become one write, and none is lost', async () => {
  const [store] = twoTabs()
  let updates = 0
  const counting: Store = {
    ...store,
    update: (some, signal) => {
      updates += 1
      return store.update(some, signal)
    },
  }
  const lists = listsOf(counting)
  const id = lists.add({ file, name: 'a.csv' })
  await lists.isSaved()
  updates = 0
  const sites = Array.from({ length: 200 }, (_, at) => `site-${at}.com`)
  const decided = sites.map((site, atMs) =>
    lists.change(id, { type: 'decided', decisions: new Map([[site, { verdict: 'kept', atMs }]]) }),
  )
  await Promise.all(decided)
  await lists.change(id, { type: 'renamed', name: 'b.csv' })
  await lists.isSaved()
  expect(updates).toBeLessThan(10)
  const [saved] = await store.read('lists', [id])
  expect([saved?.name, saved?.decisions?.size]).toEqual(['b.csv', 200])
  lists.remove(id)
  await lists.change(id, { type: 'renamed', name: 'c.csv' })
  await lists.isSaved()
  expect(await store.read('lists', [id])).toEqual([undefined])
})
