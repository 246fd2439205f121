import { expect, it } from 'vitest'
import { readChoice } from '@/components/sheet/reading/choice'

it.each([
  [{ sheet: 1, header: -1, column: 2, strongestBy: 3, columns: { anchor: 0, source: 4 } }],
  // Columns that nobody chose are found by their names.
  [{ header: 2 }],
  [{}],
])('reads the choice %j as it was saved', (choice) => {
  expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice)
})

it.each([{ sheet: -1 }, { header: -2 }, { column: '1' }, { columns: { target: 0.5 } }])(
  'takes %j for none',
  (record) => {
    expect(readChoice(record)).toBeUndefined()
  },
)

it('leaves out a column of strength that is none', () => {
  expect(readChoice({ column: 1, strongestBy: 'x' })).toEqual({ column: 1 })
})
