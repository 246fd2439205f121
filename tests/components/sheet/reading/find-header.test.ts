import { describe, expect, it } from 'vitest'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { readTables } from '@/components/list-reading/read-tables'
import { readSource } from '@/components/list-reading/reading'
import { findHeader } from '@/components/sheet/reading/find-header'
import { parseRecords } from '@/components/sheet/reading/records'
import { findSheet } from '@/components/sheet/reading/sheet'

const headerOf = (text: string) => findHeader([...parseRecords(text, findDelimiter(text))])
const sheetOf = async (text: string, choice = {}) => findSheet(await readTables(new Blob([text])), choice)

const DATA = '1;Ann;https://a.com/;gut\n2;Bob;b.de;\n3;Cem;c.org;besser\n'

describe('the row with the names is found', () => {
  it.each([
    ['below a padded title', `Prospects Q4;;;\nNr.;Name;Website;Notiz\n${DATA}`, 1],
    [
      'below a title with a site and a date',
      `Links to own.com;;;\nStand;1.8.2026;;\nNr.;Name;Website;Notiz\n${DATA}`,
      2,
    ],
    ['below a group of names', `Kontakt;;Seite;\nNr.;Name;Website;Notiz\n${DATA}`, 1],
    ['where a name looks like an address', 'Ref.domains;Site;DR\n5;a.com;50\n6;b.com;60\n', 0],
    ['above rows without an address', 'Name;Website\nAnn;\nBob;b.de\nCem;c.org\n', 0],
    ['above anchors, in a sheet without addresses', 'Anchor;Domains;Backlinks\nAcme;3;20\nclick here;2;4\n', 0],
    ['nowhere, where data come first', DATA, undefined],
    ['nowhere below a title without names', `Prospects Q4;;;\n${DATA}`, undefined],
  ])('%s', (_what, text, header) => {
    expect(headerOf(text).header).toBe(header)
  })

  it('and titles above come back as they were', async () => {
    const sheet = await sheetOf(`Prospects Q4;;;\nNr.;Name;Website;Notiz\n${DATA}`)
    expect(sheet?.above.map(({ raw }) => raw)).toEqual(['Prospects Q4;;;'])
    expect(sheet?.rows).toHaveLength(3)
    expect(sheet?.view.columns).toEqual(['Nr.', 'Name', 'Website', 'Notiz'])
  })

  it('unless another is chosen, or none', async () => {
    const text = `A;B;C;D\nNr.;Name;Web;Notiz\n${DATA}`
    expect((await sheetOf(text, { header: 1 }))?.view).toMatchObject({
      columns: ['Nr.', 'Name', 'Web', 'Notiz'],
      header: 1,
    })
    const none = await sheetOf(text, { header: -1 })
    expect(none?.rows).toHaveLength(5)
    expect(none?.header).toBeUndefined()
  })
})

describe('a first line with a site in it is data', () => {
  it.each([
    ['a remark in brackets', 'moz.com (my favourite)\ndev.to\nahrefs.com\n'],
    ['a remark behind a dash', 'moz.com – asked in May\ndev.to\nahrefs.com\n'],
    ['a remark in front', 'Great blog: moz.com\ndev.to\nahrefs.com\n'],
    ['a remark behind a comma', 'moz.com, my favourite\ndev.to\nahrefs.com\n'],
    ['a name and an e-mail address', 'Ann Lee <ann@moz.com>\nbo@dev.to\nCy <cy@ahrefs.com>\n'],
    ['remarks on all lines', 'moz.com (DR 91)\ndev.to (DR 90)\nahrefs.com (DR 90)\n'],
    ['two words', 'moz.com blog\ndev.to\nahrefs.com\n'],
    ['a URL in a sentence', 'see https://moz.com/blog first\ndev.to\nahrefs.com\n'],
    ['a column beside it', 'moz.com (my favourite),Ann\ndev.to,Bo\nahrefs.com,Cy\n'],
    ['a cell that is also the name of a column', 'moz.com,blog,91\ndev.to,forum,90\nahrefs.com,page,90\n'],
    ['a workbook’s cells', 'moz.com (call first)\tx\ndev.to\ty\nahrefs.com\tz\n'],
  ])('%s', async (_what, text) => {
    const list = new Blob([text])
    const reading = await readSource({ file: list, wantsSheet: false })
    expect(reading).toMatchObject({ domains: ['moz.com', 'dev.to', 'ahrefs.com'] })
  })

  it('but a name of a column that looks like one is none', async () => {
    const sheet = await sheetOf('Website,Ahrefs.com DR,Moz.com DA\na.com,50,20\nb.com,60,30\n')
    expect(sheet?.view.columns).toEqual(['Website', 'Ahrefs.com DR', 'Moz.com DA'])
    expect(sheet?.rows.map(({ domain }) => domain)).toEqual(['a.com', 'b.com'])
  })
})

describe('a column is beyond doubt', () => {
  const dirty = 'a.com\nb.com\nnone\nnone\n'
  it.each([
    ['by its name', `Website;x\n${dirty.replaceAll('\n', ';1\n')}`, true],
    ['by nine of ten cells', `Foo;x\n${'a.com;1\n'.repeat(9)}none;1\n`, true],
    ['not by eight of ten', `Foo;x\n${'a.com;1\n'.repeat(8)}${'none;1\n'.repeat(2)}`, false],
  ])('%s', async (_what, text, isCertain) => {
    expect((await sheetOf(text))?.view.isCertain).toBe(isCertain)
  })
})

it.each([
  ['Site;Preis\na.de;1,5\nb.de;2,25\n', true],
  ['Site,Price\na.de,1.5\nb.de,2.25\n', false],
  ['Site;Links\na.de;1.204\nb.de;12\n', true],
  ['Site;Price\na.de;1.5\nb.de;2.25\n', false],
  ['Site,Preis\na.de,"1,5"\n', true],
])('the decimal sign of %j', async (text, hasDecimalComma) => {
  expect((await sheetOf(text))?.hasDecimalComma).toBe(hasDecimalComma)
})

it.each([
  ['a report, with commas, above\n\nSite;DR\na.de;1\nb.de;2\n', ';'],
  ['Site;Wert\na.de;1,5\nb.de;2,5\n', ';'],
  [`Site,Note,DR\n${'a.de,"one;\ntwo; three",5\n'.repeat(20)}`, ','],
  [`Site;Text\n${'a.de;"x, y, z"\n'.repeat(20)}`, ';'],
  [`Site;Wert\n${'a.de;1,5\n'.repeat(20)}`, ';'],
  ['sep=|\nSite|a,b\na.de|1,5\n', '|'],
  ['Site\tTitle\na.de\tA, b, c\nb.de\tD, e, f\n', '\t'],
])('the delimiter of %j', (text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter)
})
