import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { chosenRows } from '@/components/list-table/chosen-rows'
import { NO_FILTER } from '@/components/list-table/filter'
import { ALL_ROWS } from '@/tests/support/inputs/all-rows'

const ROWS = [
  { domain: 'a.com', cells: ['a.com', 'ann@a.com'], contacts: ['ann@a.com', 'cy@a.com'] },
  { domain: 'a.com', cells: ['a.com', 'bo@a.com'], contacts: ['bo@a.com'] },
  { domain: 'b.de', cells: ['b.de', ''] },
  { domain: 'c.com', cells: ['c.com', ''] },
  { cells: ['', 'no site'] },
]
const decisions = new Map<string, Decision>([
  ['a.com', { verdict: 'skipped', atMs: 1 }],
  ['a.com ann@a.com', { verdict: 'kept', atMs: 1 }],
  ['a.com cy@a.com', { verdict: 'skipped', atMs: 1 }],
  ['c.com', { verdict: 'kept', atMs: 1 }],
])
const CHOOSER = { ...ALL_ROWS, decisions, never: new Map([['c.com', 'own'] as const]) }

it.each([
  [{}, 'ann@a.com, bo@a.com, b.de, no site'],
  [{ state: 'kept' }, 'ann@a.com'],
  [{ state: 'skipped' }, 'bo@a.com'],
  [{ state: 'open' }, 'b.de, no site'],
  [{ state: 'never pitch' }, ''],
  [{ state: 'new' }, 'b.de, no site'],
  [{ endings: '.de' }, 'b.de'],
  [{ text: 'bo@' }, 'bo@a.com'],
  [{ least: '30' }, 'ann@a.com, bo@a.com'],
] as const)('%j shows %s, and nothing that is never pitched', (filter, shown) => {
  const chooser = { ...CHOOSER, filter: { ...NO_FILTER, ...filter }, earlier: new Set(['a.com']) }
  const rows = chosenRows(ROWS, {
    ...chooser,
    numbers: new Map([
      ['a.com', 30],
      ['c.com', 90],
    ]),
  })
  expect(rows.map(({ cells: [site, email] }) => email || site).join(', ')).toBe(shown)
})

it('sites below a platform that is never pitched are not shown', () => {
  const rows = ['ann.medium.com', 'medium.com', 'media.com'].map((domain) => ({ domain }))
  const never = new Map([['*.medium.com', 'refused'] as const])
  expect(chosenRows(rows, { ...CHOOSER, never })).toEqual([{ domain: 'media.com' }])
})

it('nothing is new where no list is earlier', () => {
  const filter = { ...NO_FILTER, state: 'new' } as const
  expect(chosenRows(ROWS, { ...ALL_ROWS, filter })).toEqual([])
  expect(chosenRows(ROWS, { ...ALL_ROWS, filter, earlier: new Set(['else.com']) })).toHaveLength(ROWS.length)
})
