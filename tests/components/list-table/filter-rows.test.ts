import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Filter, NO_FILTER } from '@/components/list-table/filter'
import { filterRows } from '@/components/list-table/filter-rows'

interface Row {
  domain: string
  value?: number
  cells: readonly string[]
}

const ROWS: Row[] = [
  { domain: 'garten.de', value: 12, cells: ['Gardening', 'anna@garten.de'] },
  { domain: 'velo.co.uk', value: 40.5, cells: ['Cycling', 'hi@velo.co.uk'] },
  { domain: 'cycling.com', cells: ['News', ''] },
]
const access = {
  domainOf: (row: Row) => row.domain,
  numberOf: (row: Row) => row.value,
  rowsOf: (row: Row) => [row.cells],
}

it.each<[string, Partial<Filter>, string[]]>([
  ['nothing asked', {}, ['garten.de', 'velo.co.uk', 'cycling.com']],
  ['a text in the domain or a cell, in any case', { text: ' CYCLING ' }, ['velo.co.uk', 'cycling.com']],
  ['a text in one column', { text: 'cycling', column: 0 }, ['velo.co.uk']],
  ['a minimum, which an unknown value has not', { least: '12' }, ['garten.de', 'velo.co.uk']],
  ['a minimum with a decimal comma', { least: '40,6' }, []],
  ['no number as a minimum', { least: 'high' }, ['garten.de', 'velo.co.uk', 'cycling.com']],
  ['a minimum of 0, which an unknown value has not either', { least: '0' }, ['garten.de', 'velo.co.uk']],
  ['endings', { endings: '.de, co.uk' }, ['garten.de', 'velo.co.uk']],
  ['a part of an ending', { endings: 'uk o' }, ['velo.co.uk']],
  ['all at once', { text: 'velo', least: '40', endings: 'uk' }, ['velo.co.uk']],
])('%s', (_name, filter, domains) => {
  expect(filterRows(ROWS, { ...NO_FILTER, ...filter }, access).map(({ domain }) => domain)).toEqual(domains)
})

it('without a measure, a minimum leaves nothing, and rows without cells are searched by their domain', () => {
  const { domainOf } = access
  expect(filterRows(ROWS, { ...NO_FILTER, least: '1' }, { domainOf })).toEqual([])
  expect(filterRows(ROWS, { ...NO_FILTER, text: 'garten' }, { domainOf })).toEqual([ROWS[0]])
})

it('two filters one after the other leave what both leave at once, in the order of the list', () => {
  const text = fc.constantFrom('', 'a', 'cycl', 'de')
  const filters = fc.record({
    text,
    least: fc.constantFrom('', '0', '12', '41'),
    endings: fc.constantFrom('', 'de', 'com'),
  })
  fc.assert(
    fc.property(filters, ({ text, least, endings }) => {
      const at = (part: Partial<Filter>, rows: readonly Row[]) => filterRows(rows, { ...NO_FILTER, ...part }, access)
      expect(at({ text, least, endings }, ROWS)).toEqual(at({ endings }, at({ least }, at({ text }, ROWS))))
    }),
  )
})
