import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSource } from '@/components/list-reading/reading'
import { LIMITS, type WorkbookLimits } from '@/components/workbook/limits'
import { openParts } from '@/components/workbook/parts'
import { readWorkbook } from '@/components/workbook/read-workbook'
import { InvalidInput } from '@/lib/errors'
import {
  entryOf,
  repeated,
  rowsOf,
  SHEET_END,
  SHEET_PATH,
  SHEET_START,
  workbookFile,
  workbookOfRows,
  workbookWithFarCells,
  workbookWithLongCell,
  workbookWithTexts,
  zipFile,
} from '@/tests/support/inputs/workbook-file'

const read = (file: Uint8Array<ArrayBuffer>) => readSource({ file: new Blob([file]), wantsSheet: true })

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`
const SHARED = '<row><c t="s"><v>0</v></c></row>'
const CELL_END = `</v></c></row>${SHEET_END}`
const sheetOf = (piece: string, times: number, after = '') =>
  workbookFile(repeated(SHEET_PATH, SHEET_START, piece, times, after + SHEET_END))

const DAMAGED =
  'This file is damaged, or is not an .xlsx or .ods workbook. Open it in your spreadsheet program, save it as .xlsx or CSV'

describe('a workbook just past a limit is refused with the limit and what to do', () => {
  it.each<[what: string, limit: Partial<WorkbookLimits>, file: Uint8Array, reason: string]>([
    [
      'rows',
      { rows: 3 },
      workbookOfRows(rowsOf(4, 'A', String)),
      'There are more than 3 rows in the sheet “Prospects”. Split the file, or save the sheet you need as CSV.',
    ],
    [
      'cells',
      { cells: 3 },
      workbookOfRows(`<row>${text('a').repeat(2)}</row>`.repeat(2)),
      'There are more than 3 cells in the sheet “Prospects”. Split the file',
    ],
    [
      'cells, of which most are empty',
      { cells: 5 },
      workbookOfRows(`<row>${text('a')}</row>${'<row><c r="B1"><v>1</v></c></row>'.repeat(2)}`),
      'There are more than 5 cells in the sheet “Prospects”. Split the file',
    ],
    [
      'the text of a sheet, though its cells share it',
      { characters: 9 },
      workbookWithTexts(entryOf('xl/sharedStrings.xml', '<sst><si><t>five.</t></si></sst>'), SHARED.repeat(2)),
      'There are more than 9 characters in the sheet “Prospects”. Split the file, or save the sheet you need as CSV.',
    ],
    [
      'the unpacked size',
      { unpackedMegabytes: 1 },
      workbookFile(repeated(SHEET_PATH, SHEET_START, ' '.repeat(1_000), 1_000, SHEET_END)),
      'This workbook is larger than 1 MB when unpacked. Split the file, or save the sheet you need as CSV.',
    ],
  ])('%s', (_what, limit, file, reason) => {
    expect(() => readWorkbook(file, { ...LIMITS, ...limit })).toThrow(reason)
    const [[name = '', max = 0] = []] = Object.entries(limit)
    expect(() => readWorkbook(file, { ...LIMITS, [name]: max + 1 })).not.toThrow(reason)
  })
})

describe('a small workbook that would fill the memory is refused', () => {
  it.each<[what: string, file: () => Uint8Array<ArrayBuffer>, reason: string]>([
    ['a cell of 450 MB', workbookWithLongCell, 'This workbook is larger than 100 MB when unpacked.'],
    [
      'a cell of 30 MB',
      () => workbookFile(repeated(SHEET_PATH, `${SHEET_START}<row><c><v>`, 'a'.repeat(1_000_000), 30, CELL_END)),
      'There are more than 20,000,000 characters in the sheet “Prospects”.',
    ],
    [
      'a text that 401 cells share',
      () => {
        const texts = entryOf('xl/sharedStrings.xml', `<sst><si><t>${'x'.repeat(50_000)}</t></si></sst>`)
        return workbookWithTexts(texts, SHARED.repeat(401))
      },
      'There are more than 20,000,000 characters in the sheet “Prospects”.',
    ],
    ['millions of rows', () => sheetOf('<row/>'.repeat(100_000), 11), DAMAGED],
    ['millions of cells in a row', () => sheetOf('<c/>'.repeat(100_000), 50, '<row>'), DAMAGED],
    ['elements within elements', () => sheetOf('<x>'.repeat(100_000), 100), DAMAGED],
    [
      'entities within entities',
      () => workbookFile(entryOf(SHEET_PATH, `<!DOCTYPE x [<!ENTITY a "aa">]>${SHEET_START}&a;${SHEET_END}`)),
      DAMAGED,
    ],
    ['a row past the last', () => workbookOfRows('<row r="1048577"/>'), DAMAGED],
    ['a column past the last', () => workbookOfRows('<row><c r="XFE1"/></row>'), DAMAGED],
    ['rows that go back', () => workbookOfRows('<row r="2"/><row r="1"/>'), DAMAGED],
    [
      'a size that is a lie',
      () => {
        const entry = repeated(SHEET_PATH, `${SHEET_START}<row><c><v>`, 'a'.repeat(1_000_000), 450, CELL_END)
        return workbookFile({ ...entry, size: 5_000 })
      },
      DAMAGED,
    ],
    ['a sheet that is not there', () => workbookFile(), DAMAGED],
    [
      'another archive',
      () => zipFile([entryOf('word/document.xml', '<document/>')]),
      'There is no workbook, CSV, TSV or text file in this archive. Save the sheet you need as .xlsx or CSV',
    ],
    [
      'another document',
      () => zipFile(['[Content_Types].xml', 'word/document.xml'].map((name) => entryOf(name, '<document/>'))),
      DAMAGED,
    ],
  ])('%s', async (_what, file, reason) => {
    const bytes = file()
    expect(bytes.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    await expect(read(bytes)).rejects.toThrow(reason)
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
  })

  it('whatever sizes its headers name: no more is unpacked than they say, and than the limit', () => {
    const limits = { ...LIMITS, unpackedMegabytes: 1 }
    const size = fc.oneof(fc.nat(2_000_000), fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 1))
    const part = fc.record({ kilobytes: fc.nat(900), size })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (given) => {
        const sizes = given.map(({ size }) => size)
        const entries = given.map(({ kilobytes, size }, index) => ({
          ...repeated(`${index}`, '', 'x'.repeat(1_000), kilobytes, ''),
          size,
        }))
        const parts = openParts(zipFile(entries), limits)
        let unpacked = 0
        for (const [index, size] of sizes.entries()) {
          const before = process.memoryUsage().arrayBuffers
          try {
            const part = parts.read(String(index))
            expect(part?.length).toBeLessThanOrEqual(size)
            unpacked += part?.buffer.byteLength ?? 0
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidInput)
          }
          expect(process.memoryUsage().arrayBuffers - before).toBeLessThanOrEqual(2_000_000)
        }
        expect(unpacked).toBeLessThanOrEqual(1_000_000)
      }),
      { numRuns: 50 },
    )
  })

  it('whatever bytes of it are broken: it is read, or refused with a sentence', () => {
    const file = workbookOfRows(rowsOf(20, 'C', (row) => `a-${row}.com`))
    const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(file.length), (changes, end) => {
        const broken = file.slice(0, end % 3 === 0 ? end : file.length)
        for (const [at, byte] of changes) broken[at] = byte
        try {
          readWorkbook(broken)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInput)
        }
      }),
    )
  })
})

describe('what is within the limits is read', () => {
  it('far cells', async () => {
    const reading = await read(workbookWithFarCells())
    expect(reading).toEqual({ domains: expect.objectContaining({ length: 5 }), rejected: expect.any(Array) })
  })

  it('one stray cell beside a sheet', async () => {
    const reading = await read(
      workbookOfRows(
        `<row>${text('Site')}${text('Note')}</row>${`<row>${text('a.com')}${text('x')}</row>`.repeat(5_000)}<row><c r="XFD5002" t="str"><v>stray</v></c></row>`,
      ),
    )
    expect(reading).toMatchObject({ sheet: { view: { columns: ['Site', 'Note', 'Column 3'] } } })
  })

  it('a cell that is as long as it may be, in the first row', async () => {
    const reading = await read(
      workbookOfRows(`<row>${text('Site')}${text('a;'.repeat(25_000))}</row><row>${text('a.com')}${text('x')}</row>`),
    )
    expect(reading).toMatchObject({ sheet: { delimiter: ',', rows: { length: 1 } } })
  })
})
