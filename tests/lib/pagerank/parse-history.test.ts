import { expect, it } from 'vitest'
import { InvalidInput } from '@/lib/errors'
import { parseHistory } from '@/lib/pagerank/parse-history'

it.each([
  ['', false],
  ['domains[]=history', false],
  ['history=true', true],
])('%j asks for a history: %s', (query, history) => {
  expect(parseHistory(new URLSearchParams(query))).toBe(history)
})

it.each([
  'history=',
  'history=false',
  'history=TRUE',
  'history=1',
  'history=true&history=true',
  'history=true&history',
])('%j is refused', (query) => {
  expect(() => parseHistory(new URLSearchParams(query))).toThrow(InvalidInput)
})
