import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Filter, readFilter } from '@/components/list-table/filter'
import { FILTER_STATES } from '@/components/list-table/row-state'
import { listIn, pathWithList } from '@/components/tool-form/link'

const filters: fc.Arbitrary<Filter> = fc.record(
  {
    text: fc.string({ unit: 'binary', maxLength: 50 }),
    column: fc.nat(1_000),
    least: fc.constantFrom('', '5', '40,5'),
    measure: fc.constantFrom('Domain Rating', 'PageRank'),
    endings: fc.constantFrom('', '.de .co.uk'),
    state: fc.constantFrom(...FILTER_STATES),
  },
  { requiredKeys: ['text', 'least', 'endings'] },
)

it('an address carries a list and the filter for it', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const { hash } = new URL(pathWithList('/tools/pagerank-checker', '123', filter), 'https://site.example')
      expect(listIn(hash)).toEqual({ id: '123', filter: readFilter(filter) })
    }),
  )
  expect(listIn(new URL(pathWithList('/', '123'), 'https://site.example').hash)).toEqual({ id: '123' })
})

it.each([[undefined], ['x'], [{}], [{ state: 'sold', column: -1, text: 7 }]])('%j asks for nothing', (record) => {
  expect(readFilter(record)).toBeUndefined()
})
