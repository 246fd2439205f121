import type { SavedForm, Store, Update } from '@/components/store/store'

const form = (key: string, values: SavedForm['values'], tool = 'test'): SavedForm => ({ key, tool, savedMs: 1, values })
const put = (key: string, values: SavedForm['values']): Update => ({
  kind: 'forms',
  key,
  record: form(key, values),
})
const valuesIn = async (store: Store, ...keys: string[]) => (await store.read('forms', keys)).map((one) => one?.values)

interface Rule {
  rule: string
  /** The result is compared with `expected`. It runs in Node and in browsers, where nothing is to expect with. */
  run: (store: Store) => Promise<unknown>
  expected: unknown
}

/** The rules of every store of records. `run` gets an empty one. */
export const storeContract: readonly Rule[] = [
  {
    rule: 'reads what was written, in the order of the keys',
    async run(store) {
      await store.update([put('a', { text: 'x' }), put('b', { list: ['y', 'z'] })])
      return [await valuesIn(store, 'b', 'none', 'a'), (await store.readAll('forms')).length]
    },
    expected: [[{ list: ['y', 'z'] }, null, { text: 'x' }], 2],
  },
  {
    rule: 'reads all of many, and what was written just before',
    async run(store) {
      const site = (at: number, value: unknown): Update => {
        const domain = `${at}.com`
        return { kind: 'sites', key: domain, next: () => ({ domain, values: { value } }) }
      }
      await store.update(Array.from({ length: 1_000 }, (_, at) => site(at, at)))
      const last = store.update([site(7, 'new')])
      const all = await store.readAll('sites')
      await last
      const ofMeasure = await store.readAll('sites', 'value')
      return [all, ofMeasure].map((sites) => [sites.length, sites.find(({ domain }) => domain === '7.com')?.values])
    },
    expected: Array(2).fill([1_000, { value: 'new' }]),
  },
  {
    rule: 'makes a record of the one that is there, and deletes it where none is made',
    async run(store) {
      await store.update([put('a', { count: 1 }), put('b', {})])
      const more = (now: SavedForm | undefined) => form('a', { count: Number(now?.values.count) + 1 })
      const one: Update = { kind: 'forms', key: 'a', next: more }
      await Promise.all([store.update([one]), store.update([one, put('c', {})]), store.update([one])])
      await store.update([{ kind: 'forms', key: 'b', record: undefined }])
      return [await valuesIn(store, 'a', 'b'), (await store.readAll('forms')).length]
    },
    expected: [[{ count: 4 }, null], 2],
  },
  {
    rule: 'writes all of an update or nothing',
    async run(store) {
      await store.update([put('a', { text: 'before' })])
      const throws: Update = {
        kind: 'forms',
        key: 'b',
        next() {
          throw new Error('No record can be made.')
        },
      }
      const outcome = await store.update([put('a', { text: 'after' }), throws]).then(
        () => 'written',
        () => 'rejected',
      )
      return [outcome, await valuesIn(store, 'a', 'b')]
    },
    expected: ['rejected', [{ text: 'before' }, null]],
  },
  {
    rule: 'keeps kinds apart',
    async run(store) {
      await store.update([
        put('a', { text: 'x' }),
        { kind: 'sites', key: 'a', next: () => ({ domain: 'a', values: {} }) },
      ])
      await store.update([{ kind: 'forms', key: 'a', next: () => undefined }])
      return [await store.readAll('forms'), await store.readAll('sites')]
    },
    expected: [[], [{ domain: 'a', values: {} }]],
  },
  {
    rule: 'knows the keys of a kind',
    async run(store) {
      await store.update([put('b', {}), put('a', {})])
      return [(await store.keys('forms')).toSorted(), await store.keys('lists')]
    },
    expected: [['a', 'b'], []],
  },
  {
    rule: 'reads a record that does not fit as none, and one of a later build as far as it fits',
    async run(store) {
      const excluded = (key: string, record: object): Update => ({
        kind: 'excluded',
        key,
        next: () => ({ domain: key, why: 'refused', savedMs: 1, ...record }),
      })
      await store.update([
        excluded('a.com', {}),
        excluded('b.com', { why: 'of a later build' }),
        excluded('c.com', { savedMs: 'yesterday' }),
        excluded('d.com', { domain: 'd.com OR e.com' }),
        excluded('f.com', { domain: 'f.com', why: undefined }),
      ])
      let before: unknown = 'unread'
      const next = (now: unknown) => {
        before = now ?? 'none'
        return undefined
      }
      await store.update([{ kind: 'excluded', key: 'c.com', next }])
      const all = await store.readAll('excluded')
      const read = await store.read('excluded', ['a.com', 'b.com', 'c.com', 'd.com', 'f.com'])
      return [all.map(({ domain, why }) => `${domain} ${why}`), read.map((one) => one?.domain), before]
    },
    expected: [['a.com refused', 'b.com other'], ['a.com', 'b.com', null, null, null], 'none'],
  },
  {
    rule: 'deletes nothing that it cannot read, and replaces it where a record is made',
    async run(store) {
      await store.update([
        put('a', {}),
        { kind: 'forms', key: 'b', next: () => ({ ...form('b', {}), tool: 7 }) as never },
      ])
      const change = (make: (now: SavedForm | undefined) => SavedForm | undefined) =>
        store.update(['a', 'b'].map((key) => ({ kind: 'forms', key, next: make })))
      await change((now) => now && { ...now, savedMs: 2 })
      const afterChange = [await store.keys('forms'), await store.read('forms', ['a', 'b']), store.hasNewer()]
      await change(() => form('b', { text: 'new' }))
      return [...afterChange, await valuesIn(store, 'b')]
    },
    expected: [['a', 'b'], [{ ...form('a', {}), savedMs: 2 }, null], false, [{ text: 'new' }]],
  },
  {
    rule: 'reads no record of a newer build, and leaves it as it is',
    async run(store) {
      const newer = (values: SavedForm['values']) => ({ ...form('b', values), version: 2 })
      await store.update([put('a', { text: 'x' }), { kind: 'forms', key: 'b', next: () => newer({ text: 'newer' }) }])
      const wasMet = store.hasNewer()
      const made: unknown[] = []
      for (const record of [undefined, form('b', { text: 'older' })]) {
        const next = (now: SavedForm | undefined) => {
          made.push(now)
          return record
        }
        await store.update([{ kind: 'forms', key: 'b', next }])
      }
      await store.metNewer
      const shown = [await store.readAll('forms'), await valuesIn(store, 'a', 'b')]
      return [wasMet, store.hasNewer(), made, await store.keys('forms'), shown]
    },
    expected: [false, true, [], ['a', 'b'], [[form('a', { text: 'x' })], [{ text: 'x' }, null]]],
  },
  {
    rule: 'takes an update of nothing',
    async run(store) {
      await store.update([])
      return store.readAll('forms')
    },
    expected: [],
  },
]
