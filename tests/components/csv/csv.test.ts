import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { readRows } from '@/components/csv/read-rows'
import { writeCsv } from '@/components/csv/write-csv'

const parse = (text: string, delimiter?: string) => Array.from(readRows(text, delimiter), ({ cells }) => cells)

describe('the CSV reader reads', () => {
  it.each([
    ['lines that end in CRLF', 'a,b\r\nc\r\n', [['a', 'b'], ['c']]],
    ['lines that end in LF, the last one in nothing', 'a\nb', [['a'], ['b']]],
    ['lines that end in CR', 'a\rb\r', [['a'], ['b']]],
    ['a byte-order mark', '\ufeffa,b', [['a', 'b']]],
    ['quotes around a separator and a line end', '"a,b","c\r\nd"', [['a,b', 'c\r\nd']]],
    ['doubled quotes', '"say ""hi"""', [['say "hi"']]],
    ['a quote inside a bare field', '5" disk,x', [['5" disk', 'x']]],
    [
      'spaces before an opening quote',
      'a, "b, c",  "d ""e"""\n"f" , g',
      [
        ['a', 'b, c', 'd "e"'],
        ['f ', ' g'],
      ],
    ],
    ['spaces before a bare field', ' a, 5" disk', [[' a', ' 5" disk']]],
    ['text after a closing quote', '"a"b,c', [['ab', 'c']]],
    ['empty fields', ',a,\n', [['', 'a', '']]],
    ['blank lines as no rows', 'a\n\n\r\nb\n', [['a'], ['b']]],
    ['a quoted empty field as a row', '""\n', [['']]],
    ['a quote that never closes, to the end', '"a\nb', [['a\nb']]],
    [
      'one quote that nobody doubled',
      '"a",""","b"\n"c","d","e"',
      [
        ['a', '"', 'b'],
        ['c', 'd', 'e'],
      ],
    ],
    ['a quote and a comma in quotes', '""",",b\n""","\n', [['",', 'b'], ['",']]],
    ['nothing', '', []],
  ])('%s', (_what, text, rows) => {
    expect(parse(text)).toEqual(rows)
  })

  it('another separator', () => {
    expect(parse('a\tb,c\n', '\t')).toEqual([['a', 'b,c']])
  })

  it('rows that are the text again, as they were written', () => {
    const pieces = fc.array(fc.constantFrom('a', ' ', ',', '"', '\r', '\n', '""', '"b,c"'), { maxLength: 40 })
    fc.assert(
      fc.property(fc.constantFrom('', '\ufeff'), pieces, (mark, all) => {
        const text = mark + all.join('')
        const rows = [...readRows(text)]
        const written = rows.map(({ raw, lineEnd }) => raw + lineEnd).join('')
        expect(text.slice(0, written.length)).toBe(written)
        expect(text.slice(written.length)).toMatch(/^\ufeff?[\r\n]*$/)
        for (const { raw, before, parts, cells } of rows) {
          expect(before + parts.join(',')).toBe(raw)
          expect(parts.map((part) => parse(part, '\0')[0]?.[0] ?? '')).toEqual(cells)
        }
      }),
    )
  })
})

describe('the CSV writer', () => {
  it('writes what the reader reads back', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/^[=+\-@＝＋－＠\t\r\ufeff]|[;\t\r\n]"*[=+\-@＝＋－＠]/.test(text))
    const row = fc.array(fc.oneof(cell, fc.constantFrom('"', ',', 'a\nb', 'a\r\nb')), { minLength: 1 })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(parse(writeCsv(rows))).toEqual(rows)
      }),
    )
  })

  it('leaves an absent value empty and numbers as they are', () => {
    expect(writeCsv([['a.com', undefined, -0.5]])).toBe('a.com,,-0.5\r\n')
  })

  it('disarms by an apostrophe, and quotes what a spreadsheet may split', () => {
    expect(writeCsv([['=1+1', 'a;b', 'x;=1+1', 1]])).toBe(`'=1+1,"a;b","x;'=1+1",1\r\n`)
  })

  it.each(['＝1+1', '＋1', '－1', '＠SUM(1)', 'x;＝1', 'x\n＠a'])(
    'disarms %j, which a Japanese spreadsheet runs',
    (text) => {
      expect(parse(writeCsv([['a', text]])).flat()[1]).toBe(text.replace(/[＝＋－＠]/, "'$&"))
    },
  )

  it('writes no formula, whatever separator a spreadsheet uses', () => {
    const text = fc
      .array(
        fc.constantFrom('a', '=1+1', '+', '-', '@', '＝', '＋', '－', '＠', ';', '\t', ',', '"', '\n', '\r', ' '),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), fc.constantFrom(',', ';', '\t'), (row, delimiter) => {
        for (const cell of parse(writeCsv([row]), delimiter).flat()) expect(cell).not.toMatch(/^[\t\r]*[=+\-@＝＋－＠]/)
      }),
    )
  })
})

describe('the delimiter', () => {
  it.each([
    ['none of an entity', 'AT&amp;T\nTom &amp; Jerry\ncaf&eacute;\nx&nbsp;y\n', '\t'],
    ['none of an entity in a table', 'name,url\nTom &amp; Jerry,a.com\nMarks &amp; Co &copy;,b.com\n', ','],
    ['a semicolon behind a name', 'name;url\nR&D;a.com\nP&G;b.com\n', ';'],
    ['a semicolon beside decimal commas', '08/01/2016;A;-21.419,06\n19/01/2016;A;-53,9\n04/01/2016;A;-116\n', ';'],
    ['a tab beside decimal commas', 'X\tY\tZ\n120,5\t50,3\t2,35\n', '\t'],
    ['a semicolon beside dates with commas', 'April 15, 2023;402;a.com;x;\nApril 9, 2023;678;b.com;\n', ';'],
  ])('is %s', (_what, text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter)
  })
})
