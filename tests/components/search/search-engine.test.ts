import { expect, it } from 'vitest'
import { openIndex } from '@/components/search/search-engine'

const search = openIndex([
  [
    '/docs/limits',
    'Limits and caching',
    [
      ['', '', 'How the windows work.', ''],
      ['retry', 'Read Retry-After', 'Wait for as many seconds as it says.', 'backoff jitter'],
      ['caches', 'How long a rating is cached', 'A day.', 'retry'],
    ],
  ],
  ['/guides/pitch', 'A pitch that gets a reply', [['follow-up', 'The follow-up', 'One reminder, then stop.', '']]],
])
const found = (query: string) => search(query).map(({ href }) => href)

it.each([
  ['a heading before a text', 'retry', ['/docs/limits#retry', '/docs/limits#caches']],
  ['the beginning of a word', 'remin', ['/guides/pitch#follow-up']],
  ['a missing letter', 'jiter', ['/docs/limits#retry']],
  ['two letters in the wrong order', 'retyr', ['/docs/limits#retry', '/docs/limits#caches']],
  ['a short word with two letters in the wrong order', 'dya', ['/docs/limits#caches']],
  ['no other word beside one that is right', 'windows', ['/docs/limits']],
  ['words in any order and case', 'After READ retry', ['/docs/limits#retry']],
  ['all words, without those that are everywhere', 'for how long is a rating cached', ['/docs/limits#caches']],
  ['any word, if no section has all', 'reminder unheard', ['/guides/pitch#follow-up']],
  ['nothing', 'zebra', []],
  ['nothing in a blank query', '  ', []],
])('finds %s', (_what, query, hrefs) => {
  expect(found(query)).toEqual(hrefs)
})

it('a page’s own start is found by its title, and leads to the page', () => {
  expect(search('caching')[0]).toMatchObject({ href: '/docs/limits', heading: 'Limits and caching' })
})

it('says which words of the section it found', () => {
  expect(search('jiter')[0]?.terms).toEqual(['jitter'])
})
