import { describe, expect, it } from 'vitest'
import type { ListValue } from '@/components/tool-form/list-field'
import { type Cause, type ListEvent, type ListJob, reduceJob, startOfJob } from '@/components/tool-form/list-job'
import type { FormState } from '@/components/tool-form/state'

interface Lists extends Record<string, unknown> {
  lists: readonly ListValue[]
}

type Job = ListJob<Lists, string>
type Event = ListEvent<Lists, string>
type FormChange = Extract<Event, { type: 'form changed' }>

const NONE: ListValue = { text: '' }
const TYPED: ListValue = { text: 'moz.com' }
const FILE: ListValue = { text: '', list: '1' }
const FAILURE = { title: 'This list could not be read', reason: 'It is empty.' }

function jobWith(lists: readonly ListValue[], outcome: object = {}): Job {
  return { ...startOfJob<Lists, string>({ lists }, lists), run: 3, ...outcome } as Job
}

function formWith(lists: readonly ListValue[], by: FormState<Lists>['by'], over?: 'link' | 'example'): FormChange {
  const values = { lists }
  const state = { saved: {}, typed: {}, own: values, values, by, over: over && { of: over, values } }
  return { type: 'form changed', lists, state }
}

const done = { kind: 'done', result: 'report' }

describe('a change of the form begins a reading', () => {
  it.each<[what: string, before: Job, event: FormChange, cause: Cause]>([
    ['a file that comes', jobWith([NONE]), formWith([FILE], 'typed'), 'visitor'],
    ['a file beside another', jobWith([FILE]), formWith([FILE, { text: '', list: '2' }], 'typed'), 'visitor'],
    ['the same file in a second field', jobWith([FILE, NONE]), formWith([FILE, FILE], 'typed'), 'visitor'],
    ['a list of another tool', jobWith([TYPED]), formWith([FILE], 'opened'), 'visitor'],
    ['the example', jobWith([NONE]), formWith([TYPED], 'example', 'example'), 'visitor'],
    ['a link', jobWith([NONE]), formWith([TYPED], 'linked', 'link'), 'link'],
    ['a form that comes back', jobWith([NONE]), formWith([FILE], 'restored'), 'restored'],
    ['what was there before a link', jobWith([TYPED]), formWith([FILE], 'undone'), 'restored'],
    ['a form that is cleared', jobWith([TYPED], done), formWith([NONE], 'cleared'), 'restored'],
    ['a file that goes', jobWith([FILE], done), formWith([NONE], 'typed'), 'restored'],
    ['one of two texts that goes', jobWith([TYPED, NONE], done), formWith([TYPED], 'typed'), 'restored'],
    [
      'a typed text that is read in another way',
      jobWith([TYPED], done),
      formWith([{ ...TYPED, reading: { header: -1 } }], 'typed'),
      'changed reading',
    ],
  ])('%s', (_, before, event, cause) => {
    expect(reduceJob(before, event)).toMatchObject({
      kind: 'reading',
      run: 4,
      cause,
      lists: event.lists,
    })
  })

  it.each<[what: string, before: Job, event: FormChange]>([
    ['a typed text, which waits for a click', jobWith([NONE]), formWith([TYPED], 'typed')],
    ['a typed text beside a result', jobWith([TYPED], done), formWith([{ text: 'w3.org' }], 'typed')],
    ['an empty field that is added', jobWith([TYPED], done), formWith([TYPED, NONE], 'typed')],
    ['a file that goes before it was read', jobWith([FILE]), formWith([NONE], 'typed')],
    ['another field', jobWith([FILE], done), formWith([FILE], 'typed')],
  ])('but not %s', (_, before, event) => {
    const { lists: _before, ...rest } = before
    expect(reduceJob(before, event)).toMatchObject({ ...rest, lists: event.lists })
  })
})

describe('besides, a reading begins', () => {
  it('when somebody asks for it, with the values of that moment', () => {
    const values = { lists: [TYPED] }
    const job = reduceJob(jobWith([NONE], done), { type: 'asked', values, lists: [TYPED] })
    expect(job).toEqual({ kind: 'reading', run: 4, cause: 'visitor', values, lists: [TYPED] })
  })

  it('when one of its lists is read in another way or goes, and not when another list is', () => {
    const before = jobWith([FILE], done)
    const values = { lists: [FILE] }
    expect(reduceJob(before, { type: 'list changed', id: '1', values })).toMatchObject({
      kind: 'reading',
      cause: 'changed reading',
    })
    expect(reduceJob(before, { type: 'list changed', id: '2', values })).toBe(before)
  })

  it('but not when the text that was read becomes a list', () => {
    const values = { lists: [FILE] }
    const saved = reduceJob(jobWith([TYPED], done), { type: 'text saved', values, lists: [FILE] })
    expect(saved).toMatchObject({ ...done, values })
    expect(reduceJob(saved, formWith([FILE], 'typed'))).toBe(saved)
  })
})

it('shows how the newest reading ended, and no older one', () => {
  const reading = jobWith([FILE], { kind: 'reading' })
  expect(reduceJob(reading, { type: 'read', run: 3, outcome: { kind: 'done', result: 'report' } })).toMatchObject(done)
  expect(reduceJob(reading, { type: 'read', run: 3, outcome: { kind: 'failed', failure: FAILURE } })).toMatchObject({
    kind: 'failed',
    failure: FAILURE,
  })
  expect(reduceJob(reading, { type: 'read', run: 2, outcome: { kind: 'done', result: 'old' } })).toBe(reading)
})
