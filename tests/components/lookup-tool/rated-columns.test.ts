import { describe, expect, it } from 'vitest'
import { writeCsv } from '@/components/csv/write-csv'
import { readTables } from '@/components/list-reading/read-tables'
import { sheetFile } from '@/components/list-reading/write-sheet'
import { ratedColumns } from '@/components/lookup-tool/rated-columns'
import type { Entry } from '@/components/queue/queue'
import { exportName } from '@/components/sheet/export-name'
import { findSheet } from '@/components/sheet/reading/sheet'
import { odsOfRows, xlsxOfRows } from '@/tests/support/inputs/workbook-rows'

const LOOKUP = {
  what: 'Domain Rating',
  head: ['Domain', 'Domain Rating', 'Note'],
  part: 'rating' as const,
  cellsOf: (entry: Entry<number>) =>
    entry.state === 'answered' ? [entry.key, entry.value, undefined] : [entry.key, undefined, 'Failed.'],
}
const CREDIT = 'Domain Rating by Ahrefs, https://ahrefs.com/, 0 to 100'
const ABOUT = ['Domain Rating', 'Domain Rating source', 'Domain Rating day', 'Domain Rating note']

/** Rates a file as the checker does. */
async function rate(file: Blob, values: Readonly<Record<string, number | undefined>>, day: string): Promise<Blob> {
  const sheet = findSheet(await readTables(file))
  if (!sheet) throw new Error('It is no sheet.')
  const entries = Object.entries(values).map(
    ([key, value]): Entry<number> =>
      value === undefined
        ? { key, state: 'failed', message: 'No.', canRetry: true }
        : { key, state: 'answered', value, atMs: Date.parse(day) },
  )
  return sheetFile(sheet, file, ratedColumns(sheet, LOOKUP, entries))
}

async function cellsOf(file: Blob): Promise<(readonly string[])[]> {
  const [table] = await readTables(file)
  return [...(table?.records() ?? [])].map(({ cells }) => cells)
}

const ROWS = [
  ['Site', 'Contact', 'Note'],
  ['https://moz.com/blog', 'Ann Lee', 'two\nlines; one'],
  ['dev.to', '', 'x'],
  ['w3.org', 'Cy', ''],
  ['to be found', 'Di', 'x'],
]
const CSV =
  'Site,Contact,Note\r\nhttps://moz.com/blog,"Ann ""A"" Lee",=1+1\r\n"dev.to",,"x"\r\nw3.org,Cy\r\nto be found,Di,x'

const FIRST = { 'moz.com': 91, 'dev.to': 85.5, 'w3.org': undefined }
const SECOND = { 'moz.com': 92, 'dev.to': undefined, 'w3.org': 96 }
const RATED = [
  ABOUT,
  ['92', CREDIT, '2026-11-25', ''],
  // A failed lookup keeps the earlier value.
  ['85.5', CREDIT, '2026-10-01', ''],
  ['96', CREDIT, '2026-11-25', ''],
  ['', '', '', 'There is no URL in the cell.'],
]

describe('a rated file that is rated again has its columns once, with the new values', () => {
  it('as a CSV, whose other cells keep their bytes', async () => {
    const once = await rate(new Blob([CSV]), FIRST, '2026-10-01')
    const twice = await rate(once, SECOND, '2026-11-25')
    const credit = `"${CREDIT}"`
    expect(await twice.text()).toBe(
      [
        `Site,Contact,Note,${ABOUT.join(',')}`,
        `https://moz.com/blog,"Ann ""A"" Lee",=1+1,92,${credit},2026-11-25,`,
        `"dev.to",,"x",85.5,${credit},2026-10-01,`,
        `w3.org,Cy,,96,${credit},2026-11-25,`,
        'to be found,Di,x,,,,There is no URL in the cell.',
      ].join('\r\n'),
    )
  })

  it.each([
    ['.xlsx', xlsxOfRows],
    ['.ods', odsOfRows],
  ])('as a workbook: %s', async (_ending, write) => {
    const once = await rate(new Blob([write(ROWS)]), FIRST, '2026-10-01')
    const twice = await rate(once, SECOND, '2026-11-25')
    expect(await cellsOf(twice)).toEqual(ROWS.map((row, index) => [...row, ...(RATED[index] ?? [])]))
    expect(await rate(twice, SECOND, '2026-11-25').then(cellsOf)).toEqual(await cellsOf(twice))
  })

  it.each([
    ['.csv', (rows: string[][]) => new TextEncoder().encode(writeCsv(rows))],
    ['.xlsx', xlsxOfRows],
    ['.ods', odsOfRows],
  ])('where somebody moved the columns, and put others between them: %s', async (_ending, write) => {
    const rows = [
      ['Domain Rating day', 'Site', 'Domain Rating', 'Mine', 'Domain Rating source'],
      ['2026-10-01', 'moz.com', '91', 'a', CREDIT],
      ['', 'w3.org', '', 'b', ''],
    ]
    const file = await rate(new Blob([write(rows)]), SECOND, '2026-11-25')
    expect(await cellsOf(file)).toEqual([
      [...(rows[0] ?? []), 'Domain Rating note'],
      ['2026-11-25', 'moz.com', '92', 'a', CREDIT, ''],
      ['2026-11-25', 'w3.org', '96', 'b', CREDIT, ''],
    ])
  })

  it('where its columns have no names', async () => {
    const once = await rate(new Blob(['moz.com,Ann,5\nw3.org,Cy,6\n']), FIRST, '2026-10-01')
    const twice = await rate(once, SECOND, '2026-11-25')
    expect((await cellsOf(twice)).map((cells) => cells.slice(3))).toEqual([
      ['92', CREDIT, '2026-11-25', ''],
      ['96', CREDIT, '2026-11-25', ''],
    ])
  })
})

it.each([
  ['.csv', (rows: string[][]) => new TextEncoder().encode(writeCsv(rows))],
  ['.xlsx', xlsxOfRows],
  ['.ods', odsOfRows],
])(
  'beside a column of the visitor’s own, ours has another name, also when it is rated again: %s',
  async (_what, write) => {
    for (const own of ['Domain Rating', 'Domain rating']) {
      const rows = [
        ['Site', own],
        ['moz.com', 'high'],
        ['w3.org', 'low'],
      ]
      const once = await rate(new Blob([write(rows)]), FIRST, '2026-10-01')
      const twice = await rate(once, SECOND, '2026-11-25')
      const [header, ...cells] = await cellsOf(twice)
      expect(header).toEqual(['Site', own, 'Domain Rating (looked up)', ...ABOUT.slice(1)])
      expect(cells.map((row) => row.slice(0, 5))).toEqual([
        ['moz.com', 'high', '92', CREDIT, '2026-11-25'],
        ['w3.org', 'low', '96', CREDIT, '2026-11-25'],
      ])
    }
  },
)

it('a file that was rated when both columns had one name is rated in ours', async () => {
  const text = `Site,Domain Rating,${ABOUT.join(',')}\nmoz.com,high,91,"${CREDIT}",2026-10-01,\n`
  const [header, row] = await cellsOf(await rate(new Blob([text]), SECOND, '2026-11-25'))
  expect(header).toEqual(['Site', 'Domain Rating', ...ABOUT])
  expect(row).toEqual(['moz.com', 'high', '92', CREDIT, '2026-11-25', ''])
})

it('a column of the visitor’s own that has the same name stays as it is', async () => {
  const file = await rate(new Blob(['Site,Domain Rating\nmoz.com,high\nw3.org,low\n']), SECOND, '2026-11-25')
  expect((await cellsOf(file)).map(([, own]) => own)).toEqual(['Domain Rating', 'high', 'low'])
})

it.each([
  ['list.csv', 'list-cleaned.csv'],
  ['list-cleaned.csv', 'list-cleaned.csv'],
  ['list-cleaned (2).csv', 'list-cleaned.csv'],
  ['list-cleaned-domain-rating.xlsx', 'list-domain-rating-cleaned.csv'],
  ['uncleaned (2).csv', 'uncleaned-cleaned.csv'],
  ['', 'sheet-cleaned.csv'],
])('what comes of %j is called %s', (name, wanted) => {
  expect(exportName(name, 'cleaned', 'csv')).toBe(wanted)
})
