import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/components/store/memory'
import type { Store } from '@/components/store/store'
import { withFallback } from '@/components/store/with-fallback'
import { defineTool } from '@/components/tool-form/define-tool'
import { createForm } from '@/components/tool-form/form'
import { fragmentOf, valuesOf } from '@/components/tool-form/link'
import { list } from '@/components/tool-form/list-field'
import { text } from '@/components/tool-form/text-field'
import { createGate } from '@/tests/support/gate'
import { createWaitingTimer } from '@/tests/support/simulated/waiting-timer'
import { twoTabs } from '@/tests/support/two-tabs'
import { exampleTool, openForm, partsOf } from './example-tool'

const written = () => new Promise((resolve) => setTimeout(resolve))

const tabOf = (id: string, original?: string) => () => ({ id, original })

async function opened(...[store, parts]: Parameters<typeof openForm>) {
  const form = openForm(store, parts)
  await form.start({ fragment: '' })
  await written()
  return form
}

describe('the forms of two tabs', () => {
  it('are their own: a new one begins as a copy of the newest, and each comes back', async () => {
    const store = createMemoryStore()
    const one = await opened(store)
    one.set('name', 'one')
    await written()
    const two = await opened(store, { tab: tabOf('2') })
    expect(two.state().values.name).toBe('one')
    two.set('name', 'two')
    await written()
    one.set('own', 'mine')
    await written()
    expect((await opened(store)).state().values).toMatchObject({ name: 'one', own: 'mine' })
    expect((await opened(store, { tab: tabOf('2') })).state().values).toMatchObject({ name: 'two', own: 'mine' })
  })

  it('share what lasts, as it was entered last in any of them', async () => {
    const store = createMemoryStore()
    const one = await opened(store)
    const two = await opened(store, { tab: tabOf('2') })
    one.set('own', 'mine')
    await written()
    two.set('name', 'two')
    await written()
    const three = await opened(store, { tab: tabOf('3') })
    three.set('own', 'mine too')
    await written()
    one.set('name', 'one')
    await written()
    expect((await opened(store, { tab: tabOf('4') })).state().values).toMatchObject({ name: 'one', own: 'mine too' })
    expect((await opened(store, { tab: tabOf('3') })).state().values).toMatchObject({ name: 'two', own: 'mine too' })
  })

  it('are two where a tab was duplicated', async () => {
    const store = createMemoryStore()
    const one = await opened(store)
    one.set('name', 'one')
    await written()
    await opened(store, { tab: tabOf('2', '1') })
    const forms = await store.readAll('forms')
    expect(forms.map(({ key, values }) => [key, values.name])).toEqual([
      ['test 1', 'one'],
      ['test 2', 'one'],
    ])
  })

  it('are cleared together: an older one does not come back, and neither does what lasts', async () => {
    const store = createMemoryStore()
    const one = await opened(store)
    one.set('name', 'one')
    one.set('own', 'mine')
    const two = await opened(store, { tab: tabOf('2') })
    two.set('name', 'two')
    await written()
    two.dispatch({ type: 'cleared' })
    await written()
    expect((await store.readAll('forms')).map(({ key }) => key)).toEqual(['test cleared'])
    expect(two.saving()).toBeUndefined()
    for (const id of ['1', '2', '3'])
      expect((await opened(store, { tab: tabOf(id) })).state().values).toEqual(exampleTool.initial)
    two.set('name', 'a new one')
    await written()
    expect((await opened(store, { tab: tabOf('2') })).state().values.name).toBe('a new one')
  })

  it('that are open are emptied with an undo when another one is cleared', async () => {
    const [first, second] = twoTabs()
    const one = await opened(first)
    one.set('name', 'one')
    await written()
    const two = await opened(second, { tab: tabOf('2') })
    two.set('name', 'two')
    await written()
    two.dispatch({ type: 'cleared' })
    await written()
    expect(one.state()).toMatchObject({ values: exampleTool.initial, over: { of: 'clearing' } })
    one.dispatch({ type: 'undone' })
    await written()
    expect(one.state().values.name).toBe('one')
    expect((await opened(first)).state().values.name).toBe('one')
    two.set('name', 'two')
    await written()
    two.dispatch({ type: 'cleared' })
    await written()
    one.set('own', 'mine')
    await written()
    expect((await opened(first)).state().values).toEqual({ ...exampleTool.initial, own: 'mine' })
  })

  it('lose the lists of the one that is cleared, but for those that another names', async () => {
    const store = createMemoryStore()
    const removed: unknown[] = []
    const listTool = defineTool({
      id: 'test',
      fields: { one: list({ label: '', releaseLabel: '' }), two: list({ label: '', releaseLabel: '' }) },
      example: {},
    })
    const tab = async (id: string) => {
      const parts = { ...partsOf(store), tab: tabOf(id), removeLists: (ids: readonly string[]) => removed.push(...ids) }
      const form = createForm(listTool, parts)
      await form.start({ fragment: '' })
      return form
    }
    const one = await tab('1')
    one.set('one', { text: '', list: 'shared' })
    await written()
    const two = await tab('2')
    // It has begun as a copy, so it names the list too.
    one.dispatch({ type: 'cleared' })
    await written()
    expect(removed).toEqual([])
    two.set('two', { text: '', list: 'own' })
    await written()
    two.dispatch({ type: 'cleared' })
    await written()
    expect(removed).toEqual(['shared', 'own'])
  })

  it('share only what lasts, whatever the record of it has', async () => {
    const store = createMemoryStore()
    const record = { tool: 'test', savedMs: 1, values: { name: 'theirs', own: 'mine' } }
    for (const key of ['test 1', 'test lasting'])
      await store.update([
        { kind: 'forms', key, record: { ...record, key, values: key === 'test 1' ? {} : record.values } },
      ])
    expect((await opened(store)).state().values).toEqual({ ...exampleTool.initial, own: 'mine' })
  })

  it('are ten at most', async () => {
    const store = createMemoryStore()
    for (let at = 0; at < 15; at++) {
      const form = await opened(store, { tab: tabOf(String(at)) })
      form.set('name', `tab ${at}`)
      await written()
    }
    const forms = await store.readAll('forms')
    expect(forms).toHaveLength(10)
    expect(forms.map(({ values }) => values.name)).toContain('tab 14')
  })
})

it('a form that was emptied by hand stays empty', async () => {
  const store = createMemoryStore()
  const form = await opened(store)
  form.set('name', 'one')
  await written()
  form.set('name', '')
  await written()
  expect(form.saving()).toBeUndefined()
  expect((await opened(store, { tab: tabOf('2') })).state().values.name).toBe('')
})

it('of several texts each change is saved, also of their order', async () => {
  const store = createMemoryStore()
  const form = await opened(store)
  for (const parts of [['a'], ['a', 'b'], ['b', 'a'], ['a', 'a'], ['a']]) {
    form.set('parts', parts)
    await written()
    expect((await opened(store)).state().values.parts).toEqual(parts)
  }
})

it('a page is reloaded once its form is written, and never where that would lose it', async () => {
  const store = createMemoryStore()
  const reloaded: unknown[] = []
  const reload = async () => reloaded.push((await store.readAll('forms'))[0]?.values.name)
  const form = openForm({ ...store, isLasting: () => true }, { reload })
  void form.start({ fragment: '' })
  form.set('name', 'one')
  expect(await form.reload()).toBe(true)
  form.set('name', 'two')
  expect(await form.reload()).toBe(true)
  await written()
  expect(reloaded).toEqual(['one', 'two'])
  const refused = await opened(store, { reload, tab: tabOf('2') })
  refused.set('name', 'three')
  expect(await refused.reload()).toBe(false)
  expect(reloaded).toHaveLength(2)
})

it('a value that no longer fits is dropped alone', async () => {
  const store = createMemoryStore()
  const values = { name: 7, own: 'mine', parts: ['a', 7], engine: 'gone', wanted: ['z', 'gone'] }
  await store.update([
    { kind: 'forms', key: 'test 1', next: () => ({ key: 'test 1', tool: 'test', savedMs: 1, values }) },
  ])
  const form = await opened(store)
  expect(form.state().values).toEqual({ ...exampleTool.initial, own: 'mine', wanted: ['z'] })
})

it('a form that a newer build has saved is not written over, and the page asks for a reload', async () => {
  const store = createMemoryStore()
  const newer = { key: 'test 1', tool: 'test', savedMs: 1, values: {}, version: 2 }
  await store.update([{ kind: 'forms', key: 'test 1', record: newer }])
  const form = await opened(store)
  expect(form.saving()).toBe('newer')
  form.set('name', 'one')
  await written()
  form.leave()
  await written()
  expect(await form.reload()).toBe(false)
  expect(await store.keys('forms')).toEqual(['test 1'])
  expect(await store.read('forms', ['test 1'])).toEqual([undefined])
})

describe('keys in quick succession', () => {
  /** A form, the names that were written, and the end of the pause after a write. */
  async function typing() {
    const store = createMemoryStore()
    const writes: unknown[] = []
    const parts = { end: () => {} }
    const form = await opened(
      {
        ...store,
        async update(updates) {
          await store.update(updates)
          writes.push((await store.readAll('forms')).map(({ values }) => values.name).join())
        },
      },
      { pause: (end) => Object.assign(parts, { end }) },
    )
    return { form, writes, parts }
  }

  it('are written together, once the pause is over', async () => {
    const { form, writes, parts } = await typing()
    for (const name of ['a', 'ab', 'abc']) {
      form.set('name', name)
      await written()
    }
    expect(writes).toEqual([])
    parts.end()
    await written()
    expect(writes).toEqual(['abc'])
  })

  it('and a clearing is written at once', async () => {
    const { form, writes, parts } = await typing()
    form.set('name', 'a')
    form.dispatch({ type: 'cleared' })
    parts.end()
    await written()
    expect(writes).toEqual([''])
  })

  it('are saved at once when the page is left, or reloads itself', async () => {
    const { form, writes } = await typing()
    form.set('name', 'a')
    form.leave()
    await written()
    expect(writes).toEqual(['a'])
    form.set('name', 'ab')
    await form.reload()
    expect(writes).toEqual(['a', 'ab'])
  })
})

it('the form that was written last is the newest, though the clock was put back', async () => {
  const store = createMemoryStore()
  const early = await opened(store, { tab: tabOf('2') })
  early.set('name', 'early')
  await written()
  const form = await opened(store, { now: () => 1_000 })
  form.set('name', 'late')
  await written()
  expect((await opened(store, { tab: tabOf('3') })).state().values.name).toBe('late')
})

describe('a link', () => {
  it('is shown over the saved form, and is adopted by the first change, until that is undone', async () => {
    const store = createMemoryStore()
    const first = await opened(store)
    first.set('name', 'mine')
    first.set('own', 'my own')
    await written()
    const left: string[] = []
    const form = openForm(store, { leaveLink: () => left.push('left') })
    await form.start({ fragment: '#name=linked&own=theirs&for=y+z&engine=b' })
    const linked = { name: 'linked', own: 'theirs', engine: 'b', wanted: ['y', 'z'] }
    expect(form.state().values).toEqual({ ...exampleTool.initial, ...linked })
    expect(left).toEqual([])
    form.set('region', 'DE')
    expect(left).toEqual(['left'])
    expect(form.state().values).toMatchObject({ name: 'linked', own: 'theirs', region: 'DE' })
    await written()
    const saved = async () => (await store.read('forms', ['test 1']))[0]?.values
    expect(await saved()).toEqual({ ...exampleTool.initial, ...linked, own: 'my own', region: 'DE' })
    form.dispatch({ type: 'undone' })
    await written()
    expect(await saved()).toEqual({ ...exampleTool.initial, name: 'mine', own: 'my own' })
    expect(form.state().values).toEqual(await saved())
  })

  it('brings back the values that it was made of', () => {
    const values = { ...exampleTool.initial, name: 'a & b', parts: ['One, two.\nThree.', 'four'], wanted: ['x', 'z'] }
    const { region, own, ...filled } = values
    expect(valuesOf(exampleTool, fragmentOf(exampleTool, values) ?? '')).toEqual(filled)
  })

  it('that is too long is not read', async () => {
    const form = openForm(createMemoryStore())
    await form.start({ fragment: `#name=${'a'.repeat(32_000)}` })
    expect(form.linkProblem()).toBe('too long')
    expect(form.state().values).toEqual(exampleTool.initial)
  })
})

it('an example is shown and never saved, and only what was typed over it is', async () => {
  const store = createMemoryStore()
  const form = await opened(store)
  form.dispatch({ type: 'example' })
  await written()
  expect(form.state().values).toMatchObject({ name: 'an example', wanted: ['y'] })
  expect(await store.readAll('forms')).toEqual([])
  form.set('name', 'mine')
  await written()
  expect((await store.readAll('forms'))[0]?.values).toEqual({ ...exampleTool.initial, name: 'mine' })
  expect(form.state().values.wanted).toEqual(['y'])
  form.dispatch({ type: 'undone' })
  expect(form.state().values).toEqual({ ...exampleTool.initial, name: 'mine' })
})

it('a change brings along what the tool says', async () => {
  const form = await opened(createMemoryStore())
  form.set('name', 'z')
  expect(form.state().values.wanted).toEqual(['x', 'z'])
})

it('a list is opened in the field that it was chosen for; one that is gone or cannot be read changes nothing', async () => {
  const lists = new Map([['a', ['a.com', 'b.com']]])
  const domainsOf = async (id: string) => {
    if (id === 'damaged') throw new Error('It cannot be read.')
    return lists.get(id)
  }
  const form = await opened(createMemoryStore(), { domainsOf })
  await form.open('a', 'own')
  expect([form.state().values.own, form.openedDomains(), form.linkProblem()]).toEqual(['a.com\nb.com', 2, undefined])
  await form.open('damaged', 'own')
  expect(form.linkProblem()).toBe('no list')
  await form.open('gone', 'own')
  expect(form.linkProblem()).toBe('no list')
  expect(form.state().values.own).toBe('a.com\nb.com')
})

describe('a form whose store is late', () => {
  /** A form, with saved values that the store has yet to give. */
  async function late<Made extends { start: ReturnType<typeof openForm>['start'] }>(
    make: (store: Store) => Made,
    values?: object,
  ) {
    const memory = createMemoryStore()
    const record = { key: 'test 1', tool: 'test', savedMs: 1, values: { ...values } }
    if (values) await memory.update([{ kind: 'forms', key: 'test 1', record }])
    const gate = createGate()
    const slow: Store = {
      ...memory,
      isLasting: () => true,
      read: (kind, keys) => gate.passed.then(() => memory.read(kind, keys)),
    }
    const { timer, pass } = createWaitingTimer()
    const form = make(withFallback(slow, createMemoryStore, timer))
    const starting = form.start({ fragment: '' })
    pass()
    await starting
    await written()
    const answer = () => {
      gate.open()
      return written()
    }
    return { form, memory, answer }
  }

  it('is not saved until it is restored, underneath what was typed', async () => {
    const { form, memory, answer } = await late(openForm, { name: 'saved before', own: 'mine' })
    form.set('engine', 'b')
    await written()
    expect(form.saving()).toBe('refused')
    await answer()
    const values = { ...exampleTool.initial, name: 'saved before', own: 'mine', engine: 'b' }
    expect(form.state().values).toEqual(values)
    expect((await memory.read('forms', ['test 1']))[0]?.values).toEqual(values)
    expect(form.saving()).toBe('saved')
  })

  it('is saved when the store answers that nothing was', async () => {
    const { form, memory, answer } = await late(openForm)
    form.set('name', 'one')
    await written()
    await answer()
    expect((await memory.read('forms', ['test 1']))[0]?.values.name).toBe('one')
    expect(form.saving()).toBe('saved')
  })

  it('stays cleared if it was cleared meanwhile, and keeps a list that another form may name', async () => {
    const removed: unknown[] = []
    const listTool = defineTool({
      id: 'test',
      fields: { name: text({ label: '' }), list: list({ label: '', releaseLabel: '' }) },
      example: {},
    })
    const removeLists = (ids: readonly string[]) => removed.push(...ids)
    const make = (store: Store) => createForm(listTool, { ...partsOf(store), removeLists })
    const { form, answer, memory } = await late(make, { name: 'saved before' })
    form.set('list', { text: '', list: 'shared' })
    form.dispatch({ type: 'cleared' })
    await answer()
    expect(form.state().values).toEqual(listTool.initial)
    expect(await memory.keys('forms')).toEqual(['test cleared'])
    expect(removed).toEqual([])
  })
})
