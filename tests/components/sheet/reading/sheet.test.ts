import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '@/components/csv/decode'
import { encode } from '@/components/csv/encode'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { readTables } from '@/components/list-reading/read-tables'
import { sheetFile, writeSheet } from '@/components/list-reading/write-sheet'
import type { Choice } from '@/components/sheet/reading/choice'
import { parseRecords, type SheetRecord } from '@/components/sheet/reading/records'
import { findSheet, type Sheet } from '@/components/sheet/reading/sheet'

function sheetIn(text: string, choice?: Choice): Sheet | undefined {
  const delimiter = findDelimiter(text)
  const records = () => parseRecords(text, delimiter)
  return findSheet([{ delimiter, encoding: 'utf-8', records, text: () => text }], choice)
}

function readRecords(text: string) {
  const rows = parseRecords(text, findDelimiter(text))
  const records: SheetRecord[] = []
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return { records, ...next.value }
    records.push(next.value)
  }
}

const titlesOf = (sheet: Sheet | undefined) => sheet?.view.columns[sheet.column]

describe('the column with the addresses is found in', () => {
  it.each([
    [
      'an Ahrefs export of backlinks',
      'Referring page title\tReferring page URL\tDR\tTarget URL\tAnchor\nBest tools\thttps://a.com/x\t54\thttps://own.com/\tx.com\nMore, and more\thttps://b.org/y\t12\thttps://own.com/p\ty\n',
      'Referring page URL',
    ],
    [
      'a Semrush export',
      '"Page ascore","Source title","Source url","Target url"\n1,"Booking.com, reviewed","https://a.com/x","https://own.com/"\n2,"T","https://b.com/x","https://own.com/"\n',
      'Source url',
    ],
    ['a Search Console export', 'Site,Linking pages,Target pages\na.com,12,3\nb.com,2,1\n', 'Site'],
    [
      'a Moz export below a title',
      'Inbound Links\nown.com\n\nURL,Title,PA,DA\nhttp://www.a.com/x,"T, ""q""",1,2\nb.com/y,T,1,2\n',
      'URL',
    ],
    [
      'a sheet whose mail column comes first',
      'Mail;Name;Web\nann@a.com;Ann;www.a.com\nbob@gmail.com;Bob;b.de\n',
      'Web',
    ],
    ['a sheet with mail alone', 'Name;Mail\nAnn;ann@a.com\nBob;bob@b.com\n', 'Mail'],
    ['rows without names of columns', 'a.com,54\nb.com,3\n', 'Column 1'],
    ['a column with a name', 'Site\na.com\nb.com\n', 'Site'],
    ['a sheet of a spreadsheet that names its delimiter', 'sep=;\nA;Site;B;C\n1;a.com;2;3\n', 'Site'],
  ])('%s', (_what, text, title) => {
    expect(titlesOf(sheetIn(text))).toBe(title)
  })

  it('the column that the visitor chose', () => {
    const sheet = sheetIn('A,B,C\na.com,b.com,1\nc.com,none,2\n', { columns: { site: 1 } })
    expect(sheet?.rows).toMatchObject([{ domain: 'b.com' }, { reason: 'There is no URL in the cell.' }])
  })
})

it.each([
  ['a list', 'a.com\nb.com\n'],
  ['a list in rows', 'a.com, b.com\nc.com, d.com'],
  ['a sentence', 'We like a.com, b.com, and c.com.'],
  ['a letter', 'Dear Ann,\n\nplease see a.com, or b.com.\nIt is good.\nBye,\nBob'],
  ['nothing', ''],
])('%s is no sheet', (_what, text) => {
  expect(sheetIn(text)).toBeUndefined()
})

it('rows are numbered as a spreadsheet does', () => {
  const sheet = sheetIn('\n\nSite,Note\r\na.com,"x\r\ny"\r\n\r\nb.com,1\r\n')
  expect(sheet?.header?.number).toBe(3)
  expect(sheet?.rows.map(({ number }) => number)).toEqual([4, 6])
})

describe('columns are added', () => {
  it('below their titles, also to rows that are too short, and disarmed', () => {
    const sheet = sheetIn('Title\nSite;Note;More\n"a.com";=1+1\nb.com;"x;\ny";z;\n')
    if (!sheet) throw new Error('no sheet')
    expect(
      writeSheet(sheet, {
        titles: ['Rating'],
        cellsOf: ({ domain }) => [domain === 'a.com' ? 54 : '=2;"x"'],
      }),
    ).toBe('Title\nSite;Note;More;;Rating\n"a.com";=1+1;;;54\nb.com;"x;\ny";z;;"\'=2;""x"""\n')
  })

  it('and change no character of what was there', () => {
    const part = fc.constantFrom('a.com', ',', ';', '\t', '"', '""', '\r', '\n', '\r\n', ' ', '=1', '\ufeff', 'é', '|')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join('')
        const { records, tail } = readRecords(text)
        expect(records.map(({ raw, lineEnd }) => raw + lineEnd).join('') + tail).toBe(text)
      }),
    )
  })

  it('and a reader finds the old cells before the new ones', () => {
    const cell = fc.constantFrom('', 'x', '"a, b"', '"say ""hi"""', '"two\r\nlines"', '=1+1', "'s", 'a"b')
    const rows = fc.array(fc.tuple(fc.constantFrom('a.com', 'b.org', ''), fc.array(cell, { maxLength: 4 })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n', '\r'), (lines, lineEnd) => {
        const text = ['Site,A,B', ...lines.map(([site, cells]) => [site, 'x', ...cells].join(','))].join(lineEnd)
        const sheet = sheetIn(text)
        if (!sheet) return
        const written = readRecords(writeSheet(sheet, { titles: ['New'], cellsOf: () => ['added'] })).records
        expect(written).toHaveLength(lines.length + 1)
        for (const [at, { cells }] of written.slice(1).entries()) {
          expect(cells).toHaveLength(sheet.view.columns.length + 1)
          expect(cells.at(-1)).toBe('added')
          expect(cells.slice(0, sheet.rows[at]?.cells.length)).toEqual(sheet.rows[at]?.cells)
        }
      }),
    )
  })
})

it('a quote that never closes is named with its row', () => {
  expect(readRecords('Site,Note\na.com,1\nb.com,"x\nc.com,2\n').unclosedQuote).toBe(3)
  expect(readRecords('Site,Note\na.com,"1"').unclosedQuote).toBeUndefined()
})

it.each([
  ['UTF-8', Buffer.from('Bücher,日本\n')],
  ['UTF-8 with a byte-order mark', Buffer.from('\ufeffBücher\n')],
  ['UTF-16 with its mark', Buffer.from('\ufeffBücher\t日本\r\n', 'utf16le')],
  ['big-endian UTF-16', Buffer.from('\ufeffBücher\t日本\r\n', 'utf16le').swap16()],
  ['what is none of them', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
])('every byte comes back in %s', (_what, bytes) => {
  const { text, encoding } = decode(new Uint8Array(bytes))
  expect(Buffer.from(encode(text, encoding))).toEqual(Buffer.from(bytes))
})

describe('a file that is UTF-8 but for a few bytes', () => {
  const broken = (text: string) =>
    Buffer.concat(
      text
        .split('#')
        .flatMap((part, index) => (index === 0 ? [Buffer.from(part)] : [Buffer.of(0xfc), Buffer.from(part)])),
    )
  it.each([
    ['a byte of Windows-1252', 'Website,Title\nmüller.de,Ümlaut\ndev.to,Gr#n\nbücher.de,ok\n'],
    ['a character cut off', 'Website,Title\nmüller.de,日本\ndev.to,Trunc#\nbücher.de,ok\n'],
    ['several in a row', 'Website,Title\nmüller.de,日本語の題名\ndev.to,###\nbücher.de,“ok”\n'],
    ['a mark in front', '\ufeffWebsite;Title\r\nmüller.de;😀 ❤\r\ndev.to;x#\r\nbücher.de;ok\r\n'],
    ['the bytes of a surrogate', 'Website,Title\nmüller.de,ê#\u{1fc80}#\ndev.to,\nbücher.de,é\n'],
  ])('is UTF-8, and gives every byte back: %s', async (_what, text) => {
    const bytes = broken(text)
    const { text: decoded, encoding } = decode(new Uint8Array(bytes))
    expect(encoding).toBe('utf-8')
    expect(Buffer.from(encode(decoded, encoding))).toEqual(bytes)
    const list = new Blob([bytes])
    const sheet = findSheet(await readTables(list))
    if (!sheet) throw new Error('no sheet')
    expect(sheet.rows.map(({ domain }) => domain)).toEqual(['xn--mller-kva.de', 'dev.to', 'xn--bcher-kva.de'])
    const file = await sheetFile(sheet, list, { titles: ['Domain'], cellsOf: ({ domain }) => [domain] })
    const delimiter = text.includes(';') ? ';' : ','
    const rows = bytes.toString('latin1').split(/(?<=\n)/)
    const added = ['Domain', 'xn--mller-kva.de', 'dev.to', 'xn--bcher-kva.de']
    const wanted = rows.map((row, index) => row.replace(/\r?\n$/, (end) => `${delimiter}${added[index]}${end}`))
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toBe(wanted.join(''))
  })

  it.each([
    ['German', 'Müller;Straße;Größe;Übung\r\n'],
    ['French, in capitals and quotation marks', 'Le «CAFÉ» est «FERMÉ»; été\r\n'],
    ['one letter alone', 'a.com,Caf\u00e9\n'],
  ])('but Windows-1252 stays what it is: %s', (_what, text) => {
    const bytes = Buffer.from(text, 'latin1')
    const { text: decoded, encoding } = decode(new Uint8Array(bytes))
    expect([decoded, encoding]).toEqual([text, 'windows-1252'])
  })

  it('whatever its bytes are, they come back', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        // UTF-16 is known by its mark or its zero bytes, and is not meant here.
        const bytes = Buffer.concat([Buffer.from('a,b\n'), ...pieces.map((one) => one.filter((byte) => byte !== 0))])
        const { text, encoding } = decode(new Uint8Array(bytes))
        expect(Buffer.from(encode(text, encoding))).toEqual(Buffer.from(bytes))
      }),
    )
  })
})
