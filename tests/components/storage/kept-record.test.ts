import { describe, expect, it } from 'vitest'
import { isPageRank } from '@/components/lookups/ask-page-ranks'
import { isRating } from '@/components/lookups/ask-rating'
import { readAnswers, readGiven } from '@/components/storage/kept-record'

const file = new Blob(['Site\nmoz.com'])

describe('readGiven', () => {
  it.each([
    { given: ['moz.com', 'dev.to'], search: '?domains=moz.com,dev.to' },
    { given: { file, name: 'sites.csv', column: 2 }, search: '' },
  ])('gives a run back as it was kept', (record) => {
    expect(readGiven(record)).toEqual(record)
  })

  it.each([
    undefined,
    null,
    'moz.com',
    {},
    [1, 2],
    new Map(),
    { given: ['moz.com'] },
    { given: ['moz.com'], search: 'https://other.example/' },
    { given: [], search: '' },
    { given: ['moz.com', null], search: '' },
    { given: Array(1_001).fill('moz.com'), search: '' },
    { given: { file: 'moz.com', name: 'sites.csv', column: 2 }, search: '' },
    { given: { file, name: 'sites.csv', column: -1 }, search: '' },
    { given: { file, column: 0 }, search: '' },
  ])('drops a record that does not fit: %j', (record) => {
    expect(readGiven(record)).toBeUndefined()
  })
})

describe('readAnswers', () => {
  const NOW = 1_790_000_500_000
  const rating = { value: 91, atMs: 1_790_000_000_000 }

  it.each([undefined, null, {}, [1, 2], [['moz.com', rating]], 'moz.com'])('finds none in %j', (record) => {
    expect(readAnswers(record, isRating, NOW)).toEqual(new Map())
  })

  it('keeps the entries that fit, and drops the others', () => {
    const record = new Map<unknown, unknown>([
      ['moz.com', rating],
      ['null.com', null],
      ['no-day.com', { value: 91 }],
      ['no-date.com', { value: 91, atMs: 1e300 }],
      ['ancient.com', { value: 91, atMs: -61_500_000_000_000 }],
      ['never-again.com', { value: 91, atMs: NOW + 172_800_000 }],
      ['text.com', { ...rating, value: '91' }],
      ['above.com', { ...rating, value: 101 }],
      [7, rating],
    ])
    expect(readAnswers(record, isRating, NOW)).toEqual(new Map([['moz.com', rating]]))
  })

  it('knows every form of a page rank', () => {
    const month = { at: 24_321, value: 5.5, isEstimated: false }
    const fitting = [
      { isListed: false },
      { isListed: true, value: 5.59, rank: undefined },
      { isListed: true, value: 5.59, rank: 4_237, asOf: '2026-10-01', history: [month] },
    ]
    const others = [
      { isListed: true },
      { isListed: true, value: 11 },
      { isListed: true, value: 5.59, rank: '4237' },
      { isListed: false, asOf: 7 },
      { isListed: false, asOf: '0020-11-01' },
      { isListed: false, asOf: 'October' },
      { isListed: false, history: [null] },
      { isListed: false, history: [{ ...month, at: 1e9 }] },
    ]
    const record = new Map([...fitting, ...others].map((value, at) => [`site-${at}.com`, { value, atMs: NOW }]))
    expect([...readAnswers(record, isPageRank, NOW).values()].map(({ value }) => value)).toEqual(fitting)
  })
})
