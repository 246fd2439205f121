import { expect, it } from 'vitest'
import { meaningOf } from '@/app/tools/link-gap/report/meaning-of'

const linkingTo = (...counts: number[]) => counts.map((count) => ({ site: 'a.example', count, links: [] }))

it.each([
  ['to all', linkingTo(3, 3, 1), 3, 'Start at the top: 2 sites link to all 3 rivals.'],
  ['to some', linkingTo(2, 1, 1), 3, 'Start at the top: 1 site links to 2 of the 3 rivals.'],
  [
    'to the same number each',
    linkingTo(2, 2),
    3,
    'Each links to 2 of the 3 rivals. Before you pitch, open its page and find out why.',
  ],
  ['to one each', linkingTo(1, 1), 3, 'Each links to one rival only, so there’s little to repeat.'],
  ['to the only rival', linkingTo(1, 1), 1, undefined],
])('a gap with links %s', (_what, shown, rivals, meaning) => {
  expect(meaningOf({ kind: 'gap', shown, total: shown.length }, rivals)).toBe(meaning)
})

it('platforms have none, because nobody there decides on a link', () => {
  expect(meaningOf({ kind: 'platforms', shown: linkingTo(2), total: 1 }, 3)).toBeUndefined()
})
