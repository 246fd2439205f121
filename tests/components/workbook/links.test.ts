import { describe, expect, it } from 'vitest'
import { readSource } from '@/components/list-reading/reading'
import { readWorkbook } from '@/components/workbook/read-workbook'
import { entryOf, SHEET_PATH, SHEET_START, workbookFile, zipFile } from '@/tests/support/inputs/workbook-file'

const recordsOf = (file: Uint8Array) => [...(readWorkbook(file)[0]?.records() ?? [])]

const RELATIONS = 'xl/worksheets/_rels/sheet1.xml.rels'

async function sitesOf(file: Uint8Array<ArrayBuffer>) {
  const reading = await readSource({ file: new Blob([file]), wantsSheet: true })
  if (!reading.sheet) return reading.domains
  return reading.sheet.rows.map(({ domain }) => domain)
}

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`

/** A workbook in which cells lead to these URLs. */
function linked(rows: string, links: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const all = Object.entries(links)
  const targets = all.map(
    ([, url], at) => `<Relationship Id="r${at}" Type="x/hyperlink" Target="${url}" TargetMode="External"/>`,
  )
  const cells = all.map(([ref], at) => `<hyperlink ref="${ref}" r:id="r${at}"/>`)
  return workbookFile(
    entryOf(SHEET_PATH, `${SHEET_START}${rows}</sheetData><hyperlinks>${cells.join('')}</hyperlinks></worksheet>`),
    entryOf(RELATIONS, `<Relationships>${targets.join('')}</Relationships>`),
  )
}

describe('a cell whose site is only in its link has that site', () => {
  it('in a column of names', async () => {
    const rows = [row(text('Blog'), text('Note')), row(text('Ada’s blog'), text('x')), row(text('Bo'), text('y'))]
    const links = { A2: 'https://ada.com/blog', A3: 'https://www.bo.dev/' }
    expect(await sitesOf(linked(rows.join(''), links))).toEqual(['ada.com', 'bo.dev'])
  })

  it('beside cells with URLs, and before e-mail addresses', async () => {
    const rows = [
      row(text('Website'), text('Email')),
      row(text('cy.org'), text('a@gmail.com')),
      row(text('Read'), text('b@else.net')),
    ]
    expect(await sitesOf(linked(rows.join(''), { A3: 'https://bo.dev' }))).toEqual(['cy.org', 'bo.dev'])
    const names = [
      row(text('Who'), text('Email')),
      ...['Ada', 'Bo'].map((who) => row(text(who), text(`${who}@else.net`))),
    ]
    expect(await sitesOf(linked(names.join(''), { A2: 'https://ada.com', A3: 'https://bo.dev' }))).toEqual([
      'ada.com',
      'bo.dev',
    ])
  })

  it('and an e-mail address, which is its contact', async () => {
    const rows = [
      row(text('Site'), text('Contact')),
      row(text('ada.com'), text('Ada')),
      row(text('bo.dev'), text('Bo')),
    ]
    const file = linked(rows.join(''), { B2: 'mailto:ada@ada.com?subject=Hi' })
    const { rows: read = [] } = (await readSource({ file: new Blob([file]), wantsSheet: true })).sheet ?? {}
    expect(read.map(({ contacts }) => contacts)).toEqual([['ada@ada.com'], undefined])
  })

  it('in a single column without a title, and in merged cells', async () => {
    const rows = ['Ada', 'Bo', 'Cy'].map((name) => row(text(name))).join('')
    expect(await sitesOf(linked(rows, { A1: 'https://ada.com', 'A2:B3': 'https://bo.dev' }))).toEqual([
      'ada.com',
      'bo.dev',
    ])
  })

  it('with profiles on platforms beside it, which are no sites', async () => {
    const rows = [row(text('Name'), text('Site')), ...['Ada', 'Bo'].map((who) => row(text(who), text(`${who}.com`)))]
    const links = { A2: 'https://www.linkedin.com/in/ada', A3: 'https://www.linkedin.com/in/bo' }
    expect(await sitesOf(linked(rows.join(''), links))).toEqual(['ada.com', 'bo.com'])
  })

  it('in formulas, with a value or without', async () => {
    const link = (url: string, value = '') => `<c t="str"><f>HYPERLINK("${url}","Visit")</f>${value}</c>`
    const rows = [
      row(text('Blog'), text('Note')),
      row(link('https://ada.com/?a=1&amp;b=2', '<v>Visit</v>'), text('x')),
      row(link('https://bo.dev'), text('y')),
      row(`<c t="str"><f>HYPERLINK("https://"&amp;D1,"Visit")</f><v>Visit</v></c>`, text('z')),
    ]
    const file = workbookFile(entryOf(SHEET_PATH, `${SHEET_START}${rows.join('')}</sheetData></worksheet>`))
    expect(await sitesOf(file)).toEqual(['ada.com', 'bo.dev', undefined])
  })

  it('in an .ods', async () => {
    const names = ['office', 'table', 'text', 'xlink'].map((name) => `xmlns:${name}="x:${name}"`).join(' ')
    const cell = (content: string, more = '') =>
      `<table:table-cell${more}><text:p>${content}</text:p></table:table-cell>`
    const odsRow = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const rows = [
      odsRow(cell('Blog'), cell('Note')),
      odsRow(cell('<text:a xlink:href="https://ada.com/x">Ada</text:a>'), cell('x')),
      odsRow(cell('Bo', ` table:formula="of:=HYPERLINK(&quot;https://bo.dev&quot;;&quot;Bo&quot;)"`), cell('y')),
    ]
    const content = `<office:document-content ${names}><table:table table:name="A">${rows.join('')}</table:table></office:document-content>`
    expect(await sitesOf(zipFile([entryOf('content.xml', content)]))).toEqual(['ada.com', 'bo.dev'])
  })
})

it('the text of a shape or a note is not that of its cell', () => {
  const names = ['office', 'table', 'text', 'draw'].map((name) => `xmlns:${name}="x:${name}"`).join(' ')
  const inner = '<text:p>shape<text:span>.com</text:span></text:p>'
  const cells = [
    `<text:p>a.com</text:p><draw:custom-shape>${inner}</draw:custom-shape>`,
    `<draw:frame><draw:text-box>${inner}${inner}</draw:text-box></draw:frame><text:p>b.com</text:p>`,
    `<text:p>c<draw:g><draw:rect>${inner}</draw:rect></draw:g>.com</text:p>`,
    `<office:annotation>${inner}</office:annotation><text:p>d.com</text:p>`,
  ].map((content) => `<table:table-cell office:value-type="string">${content}</table:table-cell>`)
  const content = `<office:document-content ${names}><table:table table:name="A"><table:table-row>${cells.join('')}</table:table-row></table:table></office:document-content>`
  expect(recordsOf(zipFile([entryOf('content.xml', content)]))[0]?.cells).toEqual(['a.com', 'b.com', 'c.com', 'd.com'])
})

it('links of the whole sheet, ten thousand times, are read in bounded time', () => {
  const links = Array.from({ length: 10_000 }, () => '<hyperlink ref="A1:XFD1048576" r:id="r0"/>').join('')
  const file = workbookFile(
    entryOf(SHEET_PATH, `${SHEET_START}${row(text('Ada'))}</sheetData><hyperlinks>${links}</hyperlinks></worksheet>`),
    entryOf(
      RELATIONS,
      '<Relationships><Relationship Id="r0" Target="https://ada.com" TargetMode="External"/></Relationships>',
    ),
  )
  const before = process.cpuUsage().user
  expect(recordsOf(file)[0]?.links?.get(0)).toBe('https://ada.com')
  expect(process.cpuUsage().user - before).toBeLessThan(4_000_000)
})
