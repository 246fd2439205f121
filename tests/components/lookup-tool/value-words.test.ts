import { expect, it } from 'vitest'
import { HOSTING_PLATFORM, NOT_IN_INDEX, noteOf, spreadOf } from '@/components/lookup-tool/values/value-words'
import type { PageRank } from '@/components/measures/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'

const numberOf = (found: PageRank) => (found.isListed ? found.value : undefined)
const listed = (key: string, value: number): Entry<PageRank> => ({
  key,
  state: 'answered',
  value: { isListed: true, value },
  atMs: 0,
})
const unlisted = (key: string): Entry<PageRank> => ({ key, state: 'answered', value: { isListed: false }, atMs: 0 })
const failed = (key: string): Entry<PageRank> => ({ key, state: 'failed', message: 'No response.', canRetry: true })

const ENTRIES: readonly Entry<PageRank>[] = [
  listed('a.com', 5.5),
  listed('zero.org', 0),
  listed('lenny.substack.com', 7),
  listed('substack.com', 7),
  unlisted('new.net'),
  unlisted('ada.tumblr.com'),
  failed('down.com'),
  failed('bob.medium.com'),
  { key: 'later.com', state: 'queued' },
  { key: 'now.com', state: 'pending' },
]

it('each finished lookup is counted once, by the word that the table has for it', () => {
  const { values, apart } = spreadOf(ENTRIES, numberOf)
  expect(values).toEqual([5.5, 0, 7, undefined, undefined])
  expect(Object.fromEntries(apart)).toEqual({ [HOSTING_PLATFORM]: 1, [NOT_IN_INDEX]: 2 })
})

it('sixty domains outside the index are not unknown', () => {
  const { values, apart } = spreadOf(
    Array.from({ length: 60 }, (_, index) => unlisted(`new-${index}.com`)),
    numberOf,
  )
  expect([values, apart.get(NOT_IN_INDEX)]).toEqual([[], 60])
})

it('a site on a platform has its place in the chart before its response', () => {
  expect([...spreadOf([{ key: 'lenny.substack.com', state: 'queued' }], numberOf).apart]).toEqual([
    [HOSTING_PLATFORM, 0],
  ])
})

it('exports have the same words', () => {
  expect(ENTRIES.map((entry) => noteOf(entry, numberOf))).toEqual([
    undefined,
    undefined,
    'The value is for the hosting platform, substack.com.',
    undefined,
    'Not in the index.',
    'Not in the index.',
    'Unknown. No response.',
    'Unknown. No response.',
    'Not looked up yet.',
    'Not looked up yet.',
  ])
})
