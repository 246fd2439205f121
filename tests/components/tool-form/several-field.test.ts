import { expect, it } from 'vitest'
import { group } from '@/components/tool-form/group-field'
import { list } from '@/components/tool-form/list-field'
import { several } from '@/components/tool-form/several-field'
import { text } from '@/components/tool-form/text-field'

const EMPTY = { name: '', rows: { text: '' } }

const exports = several({
  label: 'Export',
  addLabel: 'Add export',
  of: (number) =>
    group({
      label: `Export ${number}`,
      fields: {
        name: text({ label: 'Name' }),
        rows: list({ label: 'Rows', releaseLabel: '' }),
      },
    }),
  least: 1,
  max: 3,
})

it('begins with as many as it needs', () => {
  expect(exports.initial).toEqual([EMPTY])
})

it.each([
  [[{ name: 'a', rows: { text: 'x', list: '1' } }], [{ name: 'a', rows: { text: 'x', list: '1' } }]],
  [
    [{ name: 'a', rows: 7 }, {}],
    [{ ...EMPTY, name: 'a' }, EMPTY],
  ],
  [Array(5).fill({}), [EMPTY, EMPTY, EMPTY]],
  [[7], undefined],
  [[EMPTY, null], undefined],
  [[], undefined],
  ['a', undefined],
])('checks each of its values and each member of it: %j', (record, values) => {
  expect(exports.check(record)).toEqual(values)
})

it('a list becomes the first value, in place of an empty one or of the same list', () => {
  const opened = { name: '', rows: { text: '', list: '1' } }
  const other = { name: 'a', rows: { text: 'x' } }
  expect(exports.ofList?.('1', [EMPTY])).toEqual([opened])
  expect(exports.ofList?.('1', [other, opened, EMPTY])).toEqual([opened, other])
  expect(exports.ofList?.('1', [other, other, other])).toEqual([opened, other, other])
})

it('names the lists of all values', () => {
  const values = ['1', undefined, '2'].map((list) => ({ name: '', rows: { text: '', list } }))
  expect(exports.listsIn?.(values)).toEqual(['1', '2'])
})
