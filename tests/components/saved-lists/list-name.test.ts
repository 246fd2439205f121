import { expect, it } from 'vitest'
import { fileName, renamed } from '@/components/saved-lists/list-name'

it.each([
  ['prospects.csv', 'Spring', 'Spring.csv'],
  ['prospects.csv', ' Spring.CSV ', 'Spring.CSV'],
  ['prospects.csv', 'v1.2', 'v1.2.csv'],
  ['prospects.csv', ' ', 'prospects.csv'],
  ['prospects.csv', '.csv', 'prospects.csv'],
  ['Pasted text', 'Spring', 'Spring'],
  ['.csv', 'Spring', 'Spring'],
])('%s becomes %s, which is %s', (name, typed, expected) => {
  expect(renamed(name, typed)).toBe(expected)
})

it('a pasted text is saved as .txt', () => {
  expect([fileName('Pasted text'), fileName('a.xlsx')]).toEqual(['Pasted text.txt', 'a.xlsx'])
})
