import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemoryStore } from '@/components/store/memory'
import type { Store } from '@/components/store/store'
import { exampleTool, openForm } from './example-tool'

const pause = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}

/** As in IndexedDB, transactions run one after another. Each result takes its time to arrive. */
function slow(store: Store, before: number, after: number): Store {
  let turn: Promise<unknown> = Promise.resolve()
  const queued = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(() => pause(before)).then(work)
    turn = done
    return done.then((result) => pause(after).then(() => result))
  }
  return {
    ...store,
    read: (kind, keys) => queued(() => store.read(kind, keys)),
    readAll: (kind) => queued(() => store.readAll(kind)),
    update: (updates) => queued(() => store.update(updates)),
  }
}

const step = fc.oneof(
  fc.record({
    do: fc.constant('type' as const),
    field: fc.constantFrom('name' as const, 'own' as const),
    text: fc.constantFrom('x', 'y', ''),
  }),
  fc.record({ do: fc.constantFrom('example', 'undone', 'cleared', 'link', 'leave', 'wait') }),
)

const settings = fc.record({
  steps: fc.array(step, { maxLength: 12 }),
  saved: fc.constantFrom(undefined, 'saved before'),
  before: fc.nat(12),
  after: fc.nat(12),
  between: fc.nat(30),
  /** Between two writes. */
  apart: fc.nat(40),
})

it('in any order of events and at any speed, the text typed last is shown and saved, and nothing invented is', async () => {
  await fc.assert(
    fc.asyncProperty(settings, async ({ steps, saved, before, after, between, apart }) => {
      const store = createMemoryStore()
      const record = { key: 'test 0', tool: 'test', savedMs: 1, values: { name: saved } }
      if (saved) await store.update([{ kind: 'forms', key: record.key, record }])
      const form = openForm(slow(store, before, after), {
        pause: (end) => void pause(apart).then(end),
      })
      void form.start({ fragment: '' })
      const typed = new Map<'name' | 'own', string>()
      for (const one of steps) {
        if ('field' in one) {
          form.set(one.field, one.text)
          typed.set(one.field, one.text)
          expect(form.state().values[one.field]).toBe(one.text)
        } else if (one.do === 'link') {
          // Once the form is changed, a link's values are the visitor's, but for lasting ones.
          typed.delete('name')
          form.follow('#name=linked&own=linked')
        } else if (one.do === 'leave') {
          // The page stays, or comes back.
          form.leave()
        } else if (one.do !== 'wait') {
          if (one.do !== 'example') typed.clear()
          form.dispatch({ type: one.do as 'example' | 'undone' | 'cleared' })
        }
        await pause(between)
      }
      await pause(1_000)
      const all = await store.readAll('forms')
      const clearedMs = all.find(({ key }) => key === 'test cleared')?.savedMs ?? 0
      const forms = all.filter(({ key, savedMs }) => /\d$/.test(key) && savedMs > clearedMs)
      forms.sort((a, b) => b.savedMs - a.savedMs)
      const values = { ...exampleTool.initial, ...forms[0]?.values }
      expect(values, 'the page and the store agree').toEqual(form.state().own)
      for (const [field, text] of typed) expect(values[field]).toBe(text)
      expect(values.name).not.toBe('an example')
      expect(values.own).not.toBe('linked')
      if (!steps.some((one) => 'field' in one)) expect(values.name).not.toBe('linked')
      if (!steps.some((one) => 'field' in one) && steps.some((one) => one.do === 'cleared'))
        expect(values).toEqual(exampleTool.initial)
    }),
    { numRuns: 500 },
  )
})
