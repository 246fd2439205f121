import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource } from '@/components/list-reading/reading'
import { entryOf, zipFile } from '@/tests/support/inputs/workbook-file'

const read = (content: string | Uint8Array<ArrayBuffer>, wantsSheet = true) =>
  readSource({ file: new Blob([content]), wantsSheet })

/** Written by another library, with a hidden sheet before the one that counts. */
const workbook = async () => new Uint8Array(await readFile(join(import.meta.dirname, 'prospects.xlsx')))

describe('a workbook', () => {
  it('is read as its first visible sheet shows it, without a formula in what was a text', async () => {
    const reading = await read(await workbook())
    if (!reading.sheet) throw new Error('This is no sheet.')
    const { header, rows, column, view } = reading.sheet
    const { columns } = view
    expect(columns[column]).toBe('Site')
    expect(header?.number).toBe(1)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['https://www.moz.com/blog', 'Ann Example', '54.2', '2026-08-01', 'TRUE', 'two\nlines'],
      ['dev.to', '', '12', '2026-08-02 13:30:00', 'FALSE', '=1+1'],
      ['example.org', 'Bob "B" Example', '', '', '', 'Ünï, côde'],
      ['moz.com', '', '2', '', '', ''],
    ])
    expect(rows.map(({ domain }) => domain)).toEqual(['moz.com', 'dev.to', 'example.org', 'moz.com'])
  })

  it.each([
    ['cut off', async () => (await workbook()).subarray(0, 3_000), /damaged/],
    [
      'another archive',
      async () => new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]),
      /not an \.xlsx or \.ods workbook/,
    ],
    ['old or with a password', async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /\.xls workbook/],
  ])('that is %s is refused with what to do', async (_what, bytes, reason) => {
    await expect(read(await bytes())).rejects.toThrow(reason)
  })

  it('a PDF is refused with what to do', async () => {
    await expect(read('%PDF-1.7\nhttps://one.com/\n')).rejects.toThrow(/This is a PDF/)
  })
})

describe('a workbook that is one text is refused as an old one, dropped or pasted, and in an archive', () => {
  const URN = 'urn:schemas-microsoft-com:office'
  const rows = '<Row><Cell><Data>Website</Data></Cell></Row><Row><Cell><Data>one.com</Data></Cell></Row>'
  it.each([
    [
      'Excel 2003 XML',
      `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="${URN}:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40">${rows}`,
    ],
    ['the same behind a mark and blank lines', `\ufeff\r\n <ss:Workbook xmlns:ss='${URN}:spreadsheet'>${rows}`],
    [
      'HTML that is called .xls',
      `<html xmlns:o="${URN}:office" xmlns:x="${URN}:excel"><table><tr><td>one.com</td></tr></table>`,
    ],
    [
      'a flat .ods',
      '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
    ],
    ['a sheet of an .xlsx', '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><row/>'],
  ])('%s', async (_what, text) => {
    const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer)
    for (const content of [text, utf16, zipFile([entryOf('export.csv', text)])])
      await expect(read(content)).rejects.toThrow(/old \.xls workbook/)
  })

  it('but a page that a person pasted is read', async () => {
    expect((await read('<a href="https://one.com">Office documents</a>\n<b>')).domains).toEqual(['one.com'])
  })
})

it('a sheet with a quote that never closes is refused, and a list is not', async () => {
  await expect(read('Site,Note\na.com,"x\nb.com,y')).rejects.toThrow(/row 2/)
  expect(await read('a.com\n"b.com')).toEqual({ domains: ['a.com', 'b.com'], rejected: expect.any(Array) })
})

it('five megabytes of delimiters are no sheet and no list', async () => {
  expect(await read(`a;b\n${';'.repeat(5_000_000)}`)).toEqual({ domains: [], rejected: expect.any(Array) })
})

it('a line of many addresses is a list', async () => {
  const domains = Array.from({ length: 1_500 }, (_, index) => `a${index}.com`)
  expect(await read(domains.join())).toEqual({ domains, rejected: expect.any(Array) })
})

it('a sheet is a list where no sheet is wanted', async () => {
  expect(await read('Site,Note\na.com,x\n', false)).toEqual({ domains: ['a.com'], rejected: expect.any(Array) })
})
