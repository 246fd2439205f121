import { expect, it } from 'vitest'
import { createNeverPitch, type Why } from '@/components/never-pitch/never-pitch'
import { createMemoryStore } from '@/components/store/memory'
import type { Store } from '@/components/store/store'

let nowMs = 1_800_000_000_000
const now = () => nowMs++
const reasonsIn = async (list: ReturnType<typeof createNeverPitch>) =>
  (await list.all()).map(({ domain, why }): [string, Why] => [domain, why])

it('entries are added with a reason, the newest first, and undone as they were', async () => {
  const list = createNeverPitch(createMemoryStore(), now)
  await list.add(['a.com', 'b.com'], 'refused')
  const before = await list.add(['b.com', 'c.com'], 'own')
  expect(await reasonsIn(list)).toEqual([
    ['b.com', 'own'],
    ['c.com', 'own'],
    ['a.com', 'refused'],
  ])
  expect((await list.reasons()).get('c.com')).toBe('own')
  await list.put(before)
  expect(new Map(await reasonsIn(list))).toEqual(
    new Map([
      ['a.com', 'refused'],
      ['b.com', 'refused'],
    ]),
  )
})

it('a change waits for the one before, and a list that is read waits for both', async () => {
  const list = createNeverPitch(createMemoryStore(), now)
  const adding = list.add(['a.com', 'b.com'], 'links')
  const removing = list.remove(['a.com'])
  expect(await reasonsIn(list)).toEqual([['b.com', 'links']])
  expect((await removing).get('a.com')?.why).toBe('links')
  expect([...(await adding).values()]).toEqual([undefined, undefined])
})

it('the reasons are read once, and anew after a change, here or in another tab', async () => {
  const store = createMemoryStore()
  let reads = 0
  let hear: (changed: readonly string[]) => void = () => {}
  const list = createNeverPitch(
    {
      ...store,
      readAll(kind) {
        reads += 1
        return store.readAll(kind)
      },
      onChange(listener) {
        hear = listener
        return () => {}
      },
    },
    now,
  )
  await Promise.all([list.reasons(), list.reasons()])
  await list.reasons()
  expect(reads).toBe(1)
  const adding = list.add(['a.com'], 'own')
  expect([...(await list.reasons()).keys()]).toEqual(['a.com'])
  await adding
  await list.reasons()
  const record = { domain: 'b.com', why: 'refused', savedMs: now() } as const
  await store.update([{ kind: 'excluded', key: 'b.com', record }])
  hear(['excluded b.com'])
  expect([...(await list.reasons()).keys()].sort()).toEqual(['a.com', 'b.com'])
})

it('a long list is written in parts, and cleared and brought back whole', async () => {
  const store = createMemoryStore()
  let most = 0
  const counting: Store = {
    ...store,
    update(updates) {
      most = Math.max(most, updates.length)
      return store.update(updates)
    },
  }
  const list = createNeverPitch(counting, now)
  const domains = Array.from({ length: 4_500 }, (_, index) => `site-${index}.com`)
  await list.add(domains, 'client')
  const before = await list.remove(domains)
  expect(await list.all()).toEqual([])
  await list.put(before)
  expect(await list.reasons()).toEqual(new Map(domains.map((domain) => [domain, 'client'])))
  expect(most).toBeLessThanOrEqual(500)
})

it('a list that would be too long to read is refused, and goes on', async () => {
  const list = createNeverPitch(createMemoryStore(), now)
  const domains = Array.from({ length: 20_000 }, (_, index) => `site-${index}.com`)
  await list.add(domains, 'other')
  await expect(list.add(['one-more.com'], 'own')).rejects.toThrow('has room for 20,000 sites')
  await expect(list.checkRoom(['one-more.com'], 'Remove some.')).rejects.toThrow('20,000 sites. Remove some.')
  await list.checkRoom(domains, '')
  await list.add(domains.slice(0, 2), 'own')
  expect([...(await list.reasons())].filter(([, why]) => why === 'own')).toHaveLength(2)
})

it('tells who listens of its own changes and of another tab’s, and of no other records', async () => {
  let hear = (_: readonly string[]) => {}
  const store: Store = {
    ...createMemoryStore(),
    onChange(listener) {
      hear = listener
      return () => {}
    },
  }
  const list = createNeverPitch(store, now)
  const heard: string[] = []
  const end = list.subscribe(() => heard.push('changed'))
  await list.add(['a.com'], 'own')
  hear(['forms a', 'sites a.com'])
  hear(['sites a.com', 'excluded a.com'])
  // The store was late, so any record may be another.
  hear([])
  expect(heard).toHaveLength(3)
  end()
  hear(['excluded a.com'])
  expect(heard).toHaveLength(3)
})

it('says that a store that is not lasting saves nothing', async () => {
  expect(await createNeverPitch(createMemoryStore(), now).isSaved()).toBe(false)
  expect(await createNeverPitch({ ...createMemoryStore(), isLasting: () => true }, now).isSaved()).toBe(true)
})

it('all sites below a platform are an entry, and other signs are none', async () => {
  const list = createNeverPitch(createMemoryStore(), now)
  await list.add(['*.medium.com', 'a.*', '*.*.com', 'a b.com'], 'refused')
  expect((await reasonsIn(list)).map(([domain]) => domain)).toEqual(['*.medium.com'])
})
