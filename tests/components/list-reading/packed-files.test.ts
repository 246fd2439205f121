import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readTables } from '@/components/list-reading/read-tables'
import { readSource } from '@/components/list-reading/reading'
import { sheetFile, writeSheet } from '@/components/list-reading/write-sheet'
import { entryOf, repeated, zip64File, zipFile } from '@/tests/support/inputs/workbook-file'
import { odsOfRows, xlsxOfRows, xlsxOfSheets } from '@/tests/support/inputs/workbook-rows'

const read = (file: Uint8Array<ArrayBuffer>) => readSource({ file: new Blob([file]), wantsSheet: true })
const packed = (text: string | Buffer) => new Uint8Array(gzipSync(text))

/** An export of Search Console: a folder of files, of which one has sites. */
const files = [
  entryOf('Devices.csv', 'Device,Clicks\nDesktop,12\n'),
  entryOf('Sites/Top linking sites.csv', 'Site,Linking pages\nada.com,12\nbo.dev,7\nmüller.de,1\n'),
  entryOf('Filters.csv', 'Filter,Value\nSearch type,Web\n'),
  entryOf('__MACOSX/Sites/._Top linking sites.csv', 'Site\nmac.com\n'),
]

describe('a .zip', () => {
  it.each([
    ['usual', zipFile],
    ['with sizes of 64 bits', zip64File],
  ])('that is %s is read: the file with the most sites, and the others can be chosen', async (_what, zip) => {
    const reading = await read(zip(files))
    if (!reading.sheet) throw new Error('This is no sheet.')
    const { sheet } = reading
    expect(sheet.rows.map(({ domain }) => domain)).toEqual(['ada.com', 'bo.dev', 'xn--mller-kva.de'])
    expect(sheet.view.sheets).toEqual([{ index: 1, name: 'Top linking sites', sites: 3 }])
    expect(writeSheet(sheet, { titles: ['DR'], cellsOf: () => [1] })).toBe(
      'Site,Linking pages,DR\nada.com,12,1\nbo.dev,7,1\nmüller.de,1,1\n',
    )
  })

  it('with lists is all of them', async () => {
    const reading = await read(zipFile([entryOf('a.txt', 'ada.com\nbo.dev'), entryOf('b.txt', 'cy.org')]))
    expect(reading).toEqual({ domains: ['ada.com', 'bo.dev', 'cy.org'], rejected: expect.any(Array) })
  })

  it('with a workbook is read as its sheets, and comes back as text', async () => {
    const book = xlsxOfSheets([
      [
        ['Site', 'DR'],
        ['ada.com', '1'],
        ['bo.dev', '2'],
      ],
      [
        ['Site', 'DR'],
        ['cy.org', '3'],
      ],
    ])
    const reading = await read(zipFile([entryOf('mine/list.XLSX', book), entryOf('Page.csv', 'Page,DR\ndi.net,4\n')]))
    if (!reading.sheet) throw new Error('This is no sheet.')
    const { sheet } = reading
    expect(sheet.view.sheets.map(({ name, sites }) => [name, sites])).toEqual([
      ['list, Sheet 1', 2],
      ['list, Sheet 2', 1],
      ['Page', 1],
    ])
    expect(await (await sheetFile(sheet, new Blob(), { titles: ['PR'], cellsOf: () => [7] })).text()).toBe(
      'Site,DR,PR\r\nada.com,1,7\r\nbo.dev,2,7\r\n',
    )
  })

  it('with a text or a new workbook that is called .xls is read', async () => {
    const book = xlsxOfRows([['Site'], ['ada.com']])
    expect((await read(zipFile([entryOf('a.xls', book)]))).domains).toEqual(['ada.com'])
    expect((await read(zipFile([entryOf('a.xls', 'Site\tDR\nbo.dev\t1\n')]))).domains).toEqual(['bo.dev'])
  })

  it('with a single sheet in it has the file’s name', async () => {
    const reading = await read(
      zipFile([
        entryOf(
          'list.ods',
          odsOfRows([
            ['Site', 'DR'],
            ['ada.com', '1'],
          ]),
        ),
      ]),
    )
    expect(reading.sheet?.view.sheets).toMatchObject([{ name: 'list' }])
  })

  it.each<[what: string, file: () => Uint8Array<ArrayBuffer>, reason: string]>([
    [
      'with a workbook that has a password',
      () => zipFile([entryOf('a.xlsx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))]),
      'old .xls workbook',
    ],
    [
      'with many workbooks that are large in all',
      () => {
        const rows = Array.from({ length: 6_000 }, (_, at) => [`site-${at}.com`])
        return zipFile(Array.from({ length: 20 }, (_, at) => entryOf(`${at}.xlsx`, xlsxOfRows(rows))))
      },
      'rows',
    ],
    [
      'with an old workbook beside a text',
      () => zipFile([entryOf('a.csv', 'Site\na.com'), entryOf('b.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))]),
      'old .xls workbook',
    ],
    [
      'with an archive beside a text',
      () => zipFile([entryOf('a.csv', 'Site\na.com'), entryOf('b.zip', zipFile(files))]),
      'There is an archive in this .zip, b.zip. Unpack it',
    ],
    ['without a text', () => zipFile([entryOf('logo.png', 'x')]), 'There is no workbook, CSV, TSV or text file'],
    [
      'with 450 MB in it',
      () => zipFile([repeated('a.csv', 'Site\n', 'a'.repeat(1_000_000), 450, '')]),
      'The files in this .zip are larger than 100 MB. Unpack it, then drop the file you need.',
    ],
    [
      'with 450 MB in it that says it has less',
      () => zipFile([{ ...repeated('a.csv', 'Site\n', 'a'.repeat(1_000_000), 450, ''), size: 50 }]),
      'This .zip is damaged, or has a password. Unpack it, then drop the file you need.',
    ],
    [
      'with 60 MB in each of two files',
      () => zipFile(['a.csv', 'b.csv'].map((name) => repeated(name, '', 'a'.repeat(1_000_000), 60, ''))),
      'The files in this .zip are larger than 100 MB.',
    ],
    [
      'with 251 files',
      () => zipFile(Array.from({ length: 251 }, (_, index) => entryOf(`${index}.csv`, 'a.com'))),
      'There are more than 250 files in this .zip.',
    ],
    ['cut off', () => zipFile(files).slice(0, 200), 'This file is damaged'],
  ])('%s is refused with what to do', async (_what, file, reason) => {
    const bytes = file()
    expect(bytes.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    await expect(readTables(new Blob([bytes]))).rejects.toThrow(reason)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })
})

describe('a .gz', () => {
  it('is read as what is in it', async () => {
    const text = 'Site\tNote\nada.com\tx\nbo.dev\ty\n'
    const reading = await read(packed(text))
    if (!reading.sheet) throw new Error('This is no sheet.')
    expect(reading.sheet.rows.map(({ domain }) => domain)).toEqual(['ada.com', 'bo.dev'])
    expect(writeSheet(reading.sheet, { titles: [], cellsOf: () => [] })).toBe(text)
  })

  const tar = Buffer.alloc(1_024)
  tar.write('ustar', 257)

  it.each<[what: string, file: () => Uint8Array<ArrayBuffer>, reason: string]>([
    [
      'with a workbook',
      () => packed(Buffer.from(xlsxOfRows([['Site'], ['a.com']]))),
      'There is a workbook or an archive',
    ],
    ['with an archive', () => packed(tar), 'There is a workbook or an archive'],
    ['cut off', () => packed('Site,Note\na.com,x'.repeat(9)).slice(0, 30), 'This .gz is damaged. Unpack it'],
    [
      'with a broken byte',
      () => packed('Site,Note\na.com,x').map((byte, at, all) => (at === all.length - 6 ? byte ^ 1 : byte)),
      'This .gz is damaged. Unpack it',
    ],
    [
      'with 450 MB in it that says it has less',
      () => {
        const piece = Buffer.from(deflateRawSync('a'.repeat(1_000_000), { finishFlush: 3 }))
        return new Uint8Array(
          Buffer.concat([Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3]), ...Array(450).fill(piece), Buffer.alloc(8)]),
        )
      },
      'The file in this .gz is larger than 100 MB. Unpack it, then drop the file you need.',
    ],
  ])('%s is refused with what to do', async (_what, file, reason) => {
    const bytes = file()
    const before = process.memoryUsage().rss
    await expect(readTables(new Blob([bytes]))).rejects.toThrow(reason)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })
})
