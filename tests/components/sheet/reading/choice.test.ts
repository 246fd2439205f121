import { expect, it } from 'vitest'
import { readChoice } from '@/components/sheet/reading/choice'

it.each([
  [{ sheet: 1, header: -1, columns: { site: 2, anchor: 0, source: 4 } }],
  // Columns that nobody chose are found by their names.
  [{ header: 2 }],
  [{}],
])('reads the choice %j as it was saved', (choice) => {
  expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice)
})

it.each([{ sheet: -1 }, { header: -2 }, { columns: { site: '1' } }, { columns: { target: 0.5 } }])(
  'takes %j for none',
  (record) => {
    expect(readChoice(record)).toBeUndefined()
  },
)
