import { describe, expect, it } from 'vitest'
import { readTables } from '@/components/list-reading/read-tables'
import { sheetFile, withoutTies } from '@/components/list-reading/write-sheet'
import { findSheet } from '@/components/sheet/reading/sheet'
import { LIMITS } from '@/components/workbook/limits'
import { openParts } from '@/components/workbook/parts'
import {
  entryOf,
  relations,
  SHEET_PATH,
  SHEET_START,
  workbookFile,
  workbookXml,
  type ZipEntry,
  zipFile,
} from '@/tests/support/inputs/workbook-file'

type Left = (site: string) => boolean

/** The file without some rows, and with a column more. */
async function written(file: Uint8Array<ArrayBuffer>, leaves: Left = () => false): Promise<Uint8Array> {
  const blob = new Blob([file])
  const sheet = findSheet(await readTables(blob))
  if (!sheet) throw new Error('no sheet')
  const free = await withoutTies(sheet, blob)
  expect(free.place).toBeDefined()
  const added = {
    titles: ['Domain'],
    cellsOf: ({ domain = '' }) => [domain],
    keep: ({ domain = '' }) => !leaves(domain),
  }
  return new Uint8Array(await (await sheetFile(free, blob, added)).arrayBuffer())
}

function partOf(file: Uint8Array, path: string): string | undefined {
  const part = openParts(file, LIMITS).read(path)
  return part && new TextDecoder().decode(part)
}

const leavesBo: Left = (site) => site === 'bo.dev'
const SITES = ['ada.com', 'bo.dev', 'cy.org', 'di.net']

const SUMS_PATH = 'xl/worksheets/sheet2.xml'

/** Rows 1 to 5: `Site`, then four sites, each with these cells beside it. */
function rowsWith(cells: (row: number) => string): string {
  const text = (column: string, row: number, content: string) =>
    `<c r="${column}${row}" t="inlineStr"><is><t>${content}</t></is></c>`
  const rows = SITES.map((site, at) => `<row r="${at + 2}">${text('A', at + 2, site)}${cells(at + 2)}</row>`)
  return `<row r="1">${text('A', 1, 'Site')}${text('B', 1, 'Twice')}</row>${rows.join('')}`
}

/** A workbook with this sheet “Prospects”, another “Sums”, and more parts. */
function workbook(rows: string, after = '', ...others: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const own = [
    entryOf('xl/workbook.xml', workbookXml(['Prospects', 'Sums'])),
    entryOf(SUMS_PATH, `${SHEET_START}</sheetData></worksheet>`),
  ]
  const given = new Set(others.map(({ name }) => name))
  return workbookFile(
    ...own.filter(({ name }) => !given.has(name)),
    entryOf(
      'xl/_rels/workbook.xml.rels',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['worksheet', 'worksheets/sheet2.xml']),
    ),
    entryOf(SHEET_PATH, `${SHEET_START}${rows}</sheetData>${after}</worksheet>`),
    ...others,
  )
}

/** The formulas of a part, by their cells. */
function formulasOf(file: Uint8Array, path = SHEET_PATH): string[] {
  const cells = (partOf(file, path) ?? '').matchAll(/<c r="(\w+)"[^>]*><f[^>]*>([^<]*)<\/f>/g)
  return [...cells].map(([, cell, formula]) => `${cell}=${formula}`)
}

describe('formulas of an .xlsx', () => {
  it('without a value stay, and no column is added in their place', async () => {
    const file = await written(
      workbook(rowsWith((row) => `<c r="B${row}"><f>2*C${row}</f></c><c r="D${row}"><f>B${row}</f><v></v></c>`)),
    )
    expect(formulasOf(file)).toEqual([2, 3, 4, 5].flatMap((row) => [`B${row}=2*C${row}`, `D${row}=B${row}`]))
    expect(partOf(file, SHEET_PATH)).toContain('<c r="E2" t="inlineStr"><is><t xml:space="preserve">ada.com')
  })

  it('with results in cells beside them keep those free', async () => {
    const rows = rowsWith((row) => (row === 2 ? '<c r="B2"><f t="array" ref="B2:D2">TRANSPOSE(F1:F3)</f></c>' : ''))
    expect(partOf(await written(workbook(rows)), SHEET_PATH)).toContain('<c r="E2" t="inlineStr">')
  })

  it('name the rows that they named before', async () => {
    const rows = rowsWith((row) => `<c r="B${row}"><f>C${row}+SUM(C$2:C$5)+$C$5</f><v>1</v></c>`)
    expect(formulasOf(await written(workbook(rows), leavesBo))).toEqual([
      'B2=C2+SUM(C$2:C$4)+$C$4',
      'B3=C3+SUM(C$2:C$4)+$C$4',
      'B4=C4+SUM(C$2:C$4)+$C$4',
    ])
  })

  it.each([
    ['another row', 'bo.dev', ['B2=C2&"C2"', 'B3=C3&"C2"', 'B4=C4&"C2"']],
    ['the row that has the text of it', 'ada.com', ['B2=C2&"C2"', 'B3=C3&"C2"', 'B4=C4&"C2"']],
  ])('that are shared are those of their cells if %s leaves', async (_what, site, formulas) => {
    const rows = rowsWith((row) =>
      row === 2
        ? '<c r="B2" s="1"><f t="shared" ref="B2:B5" si="0">C2&amp;"C2"</f><v>1</v></c>'
        : `<c r="B${row}" t="str"><f t="shared" si="0"/><v>1</v></c>`,
    )
    const file = await written(workbook(rows), (one) => one === site)
    expect(formulasOf(file).map((formula) => formula.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(
      formulas,
    )
    expect(partOf(file, SHEET_PATH)).not.toContain('shared')
  })

  it('of one cell that are arrays stay arrays', async () => {
    const rows = rowsWith((row) => `<c r="B${row}"><f t="array" ref="B${row}">SUM(C2:C5*C${row})</f></c>`)
    const file = await written(workbook(rows), leavesBo)
    expect(partOf(file, SHEET_PATH)).toContain('<c r="B3"><f t="array" ref="B3">SUM(C2:C4*C3)</f></c>')
  })

  it('on other sheets, in names and in pivot tables move along, shared ones too', async () => {
    const names = '<definedNames><definedName name="All">Prospects!$A$2:$A$5</definedName></definedNames>'
    const sums =
      '<row r="1"><c r="A1"><f t="shared" ref="A1:A4" si="0">Prospects!C2</f></c></row>' +
      [2, 3, 4].map((row) => `<row r="${row}"><c r="A${row}"><f t="shared" si="0"/></c></row>`).join('') +
      '<row r="5"><c r="A5"><f>SUM(\'Prospects\'!C2:C5)+A4</f><v>9</v></c></row>'
    const file = await written(
      workbook(
        rowsWith(() => ''),
        '',
        entryOf(SUMS_PATH, `${SHEET_START}${sums}</sheetData></worksheet>`),
        entryOf('xl/workbook.xml', workbookXml(['Prospects', 'Sums']).replace('</sheets>', `</sheets>${names}`)),
        entryOf('xl/pivotCache/p1.xml', '<p><worksheetSource ref="A1:B5" sheet="Prospects"/></p>'),
        entryOf('xl/charts/chart1.xml', '<c:chart xmlns:c="c"><c:f>Prospects!$B$2:$B$5</c:f></c:chart>'),
      ),
      leavesBo,
    )
    expect(formulasOf(file, SUMS_PATH)).toEqual([
      'A1=Prospects!C2',
      'A2=#REF!',
      'A3=Prospects!C3',
      'A4=Prospects!C4',
      "A5=SUM('Prospects'!C2:C4)+A4",
    ])
    expect(partOf(file, 'xl/workbook.xml')).toContain('>Prospects!$A$2:$A$4</definedName>')
    // Programs that open it calculate its sums again.
    expect(partOf(file, 'xl/workbook.xml')).toContain('</definedNames><calcPr fullCalcOnLoad="1"/>')
    expect(partOf(file, 'xl/pivotCache/p1.xml')).toBe('<p><worksheetSource ref="A1:B4" sheet="Prospects"/></p>')
    expect(partOf(file, 'xl/charts/chart1.xml')).toContain('<c:f>Prospects!$B$2:$B$4</c:f>')
  })

  it.each([['ada.com'], ['no one']])('are in no calculation chain if %s leaves', async (site) => {
    const types =
      '<Types><Override PartName="/xl/calcChain.xml" ContentType="calcChain+xml"/><Override PartName="/xl/workbook.xml"/></Types>'
    const names = relations(
      ['calcChain', 'calcChain.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
      ['worksheet', 'worksheets/sheet1.xml'],
    )
    const file = await written(
      workbookFile(
        entryOf('[Content_Types].xml', types),
        entryOf('xl/workbook.xml', workbookXml(['Chain', 'Sums', 'Prospects'])),
        entryOf('xl/_rels/workbook.xml.rels', names),
        entryOf('xl/calcChain.xml', '<calcChain><c r="B2" i="3"/></calcChain>'),
        entryOf(SUMS_PATH, `${SHEET_START}</sheetData></worksheet>`),
        entryOf(
          SHEET_PATH,
          `${SHEET_START}${rowsWith((row) => `<c r="B${row}"><f>1</f></c>`)}</sheetData></worksheet>`,
        ),
      ),
      (one) => one === site,
    )
    expect(partOf(file, 'xl/calcChain.xml')).toBeUndefined()
    expect(partOf(file, '[Content_Types].xml')).toBe('<Types><Override PartName="/xl/workbook.xml"/></Types>')
    expect(partOf(file, 'xl/_rels/workbook.xml.rels')).not.toContain('calcChain')
    expect(partOf(file, 'xl/_rels/workbook.xml.rels')).toContain('rId3')
  })
})

describe('what an .xlsx says of rows', () => {
  it.each([
    [
      'a rule of conditional formats',
      '<conditionalFormatting sqref="A3:B5"><cfRule type="expression"><formula>$C3&gt;AVERAGE($C$2:$C$5)</formula></cfRule></conditionalFormatting>',
      '<conditionalFormatting sqref="A3:B4"><cfRule type="expression"><formula>$C3&gt;AVERAGE($C$2:$C$4)</formula></cfRule></conditionalFormatting>',
    ],
    [
      'a rule below',
      '<conditionalFormatting sqref="A4:B5"><cfRule type="expression"><formula>COUNTIF($A$4:$A4,$A4)&gt;1</formula></cfRule></conditionalFormatting>',
      '<conditionalFormatting sqref="A3:B4"><cfRule type="expression"><formula>COUNTIF($A$3:$A3,$A3)&gt;1</formula></cfRule></conditionalFormatting>',
    ],
    [
      'a rule of one row, which names another',
      '<conditionalFormatting sqref="A2"><cfRule type="expression"><formula>C5&gt;1</formula></cfRule></conditionalFormatting>',
      '<conditionalFormatting sqref="A2"><cfRule type="expression"><formula>C4&gt;1</formula></cfRule></conditionalFormatting>',
    ],
    [
      'a scale',
      '<conditionalFormatting sqref="C2:C5"><cfRule type="colorScale"><colorScale><cfvo type="formula" val="$C$5"/><cfvo type="num" val="5"/></colorScale></cfRule></conditionalFormatting>',
      '<conditionalFormatting sqref="C2:C4"><cfRule type="colorScale"><colorScale><cfvo type="formula" val="$C$4"/><cfvo type="num" val="5"/></colorScale></cfRule></conditionalFormatting>',
    ],
    ['a rule of rows that left', '<conditionalFormatting sqref="A3:B3"><cfRule/></conditionalFormatting>', ''],
    [
      'validations',
      '<dataValidations count="2"><dataValidation sqref="B4:B5" type="custom"><formula1>LEN(A4)&lt;$C$5</formula1></dataValidation><dataValidation sqref="C3"/></dataValidations>',
      '<dataValidations count="2"><dataValidation sqref="B3:B4" type="custom"><formula1>LEN(A3)&lt;$C$4</formula1></dataValidation></dataValidations>',
    ],
    [
      'newer rules and validations',
      '<extLst><ext><x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule><xm:f>A4=Sums!A4</xm:f></x14:cfRule><xm:sqref>A4:A5</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings><x14:dataValidation><x14:formula1><xm:f>$C$5</xm:f></x14:formula1><xm:sqref>B2:B5</xm:sqref></x14:dataValidation></ext></extLst>',
      '<extLst><ext><x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule><xm:f>A3=Sums!A4</xm:f></x14:cfRule><xm:sqref>A3:A4</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings><x14:dataValidation><x14:formula1><xm:f>$C$4</xm:f></x14:formula1><xm:sqref>B2:B4</xm:sqref></x14:dataValidation></ext></extLst>',
    ],
    [
      'merges, filters and links',
      '<autoFilter ref="A1:B5"/><mergeCells count="3"><mergeCell ref="B4:C5"/><mergeCell ref="B3:C3"/><mergeCell ref="A3:A4"/></mergeCells><hyperlinks><hyperlink ref="A5" location="A1"/></hyperlinks>',
      '<autoFilter ref="A1:B4"/><mergeCells count="3"><mergeCell ref="B3:C4"/></mergeCells><hyperlinks><hyperlink ref="A4" location="A1"/></hyperlinks>',
    ],
  ])('moves along: %s', async (_what, before, after) => {
    const file = await written(
      workbook(
        rowsWith(() => ''),
        before,
      ),
      leavesBo,
    )
    expect(partOf(file, SHEET_PATH)?.replace(/^.*<\/sheetData>/s, '')).toBe(`${after}</worksheet>`)
  })

  it('keeps the view on the rows at which it was', async () => {
    const views =
      '<sheetViews><sheetView topLeftCell="A3"><pane ySplit="1" topLeftCell="A3"/><selection activeCell="A5" sqref="A5"/></sheetView></sheetViews>'
    const sheet = `${SHEET_START.replace('<sheetData>', `${views}<sheetData>`)}${rowsWith(() => '')}</sheetData></worksheet>`
    const file = await written(workbookFile(entryOf(SHEET_PATH, sheet)), leavesBo)
    expect(partOf(file, SHEET_PATH)).toContain(views.replaceAll('A5', 'A4'))
  })

  it('ties a formula of several rows to them', async () => {
    const rows = rowsWith((row) => (row === 2 ? '<c r="B2"><f t="array" ref="B2:B5">C2:C5*2</f></c>' : ''))
    const file = new Blob([workbook(rows)])
    const sheet = findSheet(await readTables(file))
    if (!sheet) throw new Error('no sheet')
    expect((await withoutTies(sheet, file)).place).toBeUndefined()
  })
})

describe('formulas of an .ods', () => {
  const NAMES = ['office', 'table', 'text', 'draw'].map((name) => `xmlns:${name}="x:${name}"`).join(' ')
  const cell = (content: string) =>
    `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`
  const formula = (text: string) => `<table:table-cell table:formula="of:=${text}"/>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const file = (rows: string, sums = '') =>
    zipFile([
      entryOf(
        'content.xml',
        `<office:document-content ${NAMES}><table:table table:name="Bob's list">${rows}</table:table><table:table table:name="Sums">${sums}</table:table></office:document-content>`,
      ),
    ])
  const formulas = (written: Uint8Array) =>
    [...(partOf(written, 'content.xml') ?? '').matchAll(/table:formula="of:=([^"]*)"/g)].map(([, one]) => one)

  it('without a value stay, with what stands beside them', async () => {
    const rows = [cell('Site'), ...SITES.map(cell)].map((site) =>
      row(
        site,
        formula('1+1'),
        '<table:table-cell><office:annotation><text:p>note</text:p></office:annotation></table:table-cell>',
      ),
    )
    const content = partOf(await written(file(rows.join(''))), 'content.xml')
    expect(content?.match(/of:=1\+1/g)).toHaveLength(5)
    expect(
      content?.match(/note<\/text:p><\/office:annotation><\/table:table-cell><table:table-cell office/g),
    ).toHaveLength(5)
  })

  it('name the rows that they named before, on all sheets', async () => {
    const rows =
      row(cell('Site'), cell('Sum')) +
      SITES.map((site, at) => row(cell(site), formula(`[.C${at + 2}]+SUM([.C$2:.C$5])&amp;&quot;[.C5]&quot;`))).join('')
    const sums = row(formula("SUM([$'Bob''s list'.C2:.C5])+[.A5]"), formula("[$'Bob''s list'.C3]"))
    expect(formulas(await written(file(rows, sums), leavesBo))).toEqual([
      ...[2, 3, 4].map((at) => `[.C${at}]+SUM([.C$2:.C$4])&amp;&quot;[.C5]&quot;`),
      "SUM([$'Bob''s list'.C2:.C4])+[.A5]",
      '#REF!',
    ])
  })
})
