import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readTables } from '@/components/list-reading/read-tables'
import { findSheet } from '@/components/sheet/reading/sheet'
import { readWorkbook } from '@/components/workbook/read-workbook'
import { addToWorkbook } from '@/components/workbook/writing/write-workbook'
import {
  entryOf,
  relations,
  SHEET_END,
  SHEET_PATH,
  SHEET_START,
  workbookXml,
  zip64File,
  zipFile,
} from '@/tests/support/inputs/workbook-file'

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.map(text).join('')}</row>`
const ROWS = row('Site', 'Note') + row('a.com', 'x') + row('b.com', 'y')
const entries = [
  entryOf('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  entryOf('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
  entryOf('xl/workbook.xml', workbookXml(['Prospects'])),
  entryOf('xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'])),
  entryOf(SHEET_PATH, SHEET_START + ROWS + SHEET_END),
]

it('a workbook with sizes of 64 bits is read, and written as one that every program reads', async () => {
  const file = zip64File(entries)
  const sheet = findSheet(await readTables(new Blob([file])))
  if (!sheet) throw new Error('no sheet')
  expect(sheet.rows.map(({ domain }) => domain)).toEqual(['a.com', 'b.com'])
  const written = addToWorkbook(file, sheet, { titles: ['DR'], cellsOf: ({ cells }) => [`of ${cells[0]}`] })
  expect([...(readWorkbook(written)[0]?.records() ?? [])].map(({ cells }) => cells)).toEqual([
    ['Site', 'Note', 'DR'],
    ['a.com', 'x', 'of a.com'],
    ['b.com', 'y', 'of b.com'],
  ])
  // Nothing in it needs 64 bits, so nothing says that it has them.
  const bytes = Buffer.from(written)
  expect(bytes.includes('PK\x06\x06')).toBe(false)
  const at = bytes.indexOf('xl/workbook.xml')
  expect(bytes.readUInt16LE(at - 2)).toBe(0)
  expect(inflateRawSync(bytes.subarray(at + 15, at + 15 + bytes.readUInt32LE(at - 12))).toString()).toBe(
    workbookXml(['Prospects']),
  )
})

it('a directory with sizes of 64 bits that are lies is refused', () => {
  const whole = Buffer.from(zip64File(entries))
  for (const field of ['PK\x06\x06', 'PK\x01\x02', 'PK\x06\x07']) {
    for (let at = whole.indexOf(field); at < whole.indexOf(field) + 56 && at < whole.length; at++) {
      const broken = Uint8Array.from(whole)
      broken[at] = 0xff
      try {
        readWorkbook(broken)
      } catch (error) {
        expect(error).toMatchObject({ name: 'InvalidInput' })
      }
    }
  }
})

it('a part with a password is refused with what to do', () => {
  const file = Buffer.from(zipFile(entries))
  // Encrypted bytes look like chance.
  for (let at = file.indexOf(SHEET_PATH) + SHEET_PATH.length, one = 7; at < file.indexOf('PK\x01\x02'); at++) {
    one = (one * 75 + 74) % 65_537
    file[at] = one
  }
  expect(() => readWorkbook(new Uint8Array(file))).toThrow('save it as .xlsx or CSV')
})
