import { createCsvParser } from '@/components/csv/csv-parser'

type Value = string | number | string[]

/** Computes a spreadsheet's formula of texts, cells, `&` and the functions below; `,` or `;` separates arguments. */
export async function compute(formula: string, cells: Record<string, string>): Promise<Value> {
  const tokens = formula.match(/"(?:[^"]|"")*"|[A-Z]+(?=\()|[A-Z]+\d+|[()&,;]|\s+|[\s\S]/g) ?? []
  const rest = tokens.filter((token) => token.trim() !== '').slice(1)

  async function expression(): Promise<Value> {
    let value = await operand()
    while (rest[0] === '&') {
      rest.shift()
      value = `${value}${await operand()}`
    }
    return value
  }

  async function operand(): Promise<Value> {
    const token = rest.shift() ?? ''
    if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"')
    if (token in cells) return cells[token] ?? ''
    const apply = FUNCTIONS[token]
    if (!apply || rest.shift() !== '(') throw new Error(`#NAME? ${token}`)
    const given: Value[] = []
    do given.push(await expression())
    while (/^[,;]$/.test(rest[0] ?? '') && rest.shift())
    if (rest.shift() !== ')') throw new Error(`a parenthesis of ${token} is left open`)
    return apply(...given)
  }

  const value = await expression()
  if (rest.length > 0) throw new Error(`too much: ${rest.join('')}`)
  return value
}

/** As Google and Microsoft document them; the errors are those that a cell shows. */
const FUNCTIONS: Record<string, (...given: Value[]) => Value | Promise<Value>> = {
  ENCODEURL: (text) => encodeURIComponent(String(text)),
  IMPORTDATA: async (url) => {
    const response = await fetch(String(url))
    if (!response.ok) throw new Error('#N/A')
    const parser = createCsvParser()
    return [...parser.push(await response.text()), ...parser.end()].flat()
  },
  JOIN: (delimiter, list) => [list].flat().join(String(delimiter)),
  REGEXEXTRACT: (text, pattern) => new RegExp(String(pattern)).exec(String(text))?.[1] ?? fail('#N/A'),
  SUBSTITUTE: (text, from, to) => String(text).replaceAll(String(from), String(to)),
  VALUE: (text) => (text === '' || Number.isNaN(Number(text)) ? fail('#VALUE!') : Number(text)),
  WEBSERVICE: async (url) => {
    const response = await fetch(String(url))
    return response.ok ? await response.text() : fail('#VALUE!')
  },
  TEXTAFTER: (text, delimiter) => String(text).split(String(delimiter))[1] ?? fail('#N/A'),
  TEXTBEFORE: (text, delimiter) => {
    const [before = '', ...after] = String(text).split(String(delimiter))
    return after.length > 0 ? before : fail('#N/A')
  },
  NUMBERVALUE: (text, decimal, group) => {
    const plain = String(text).replaceAll(String(group), '').replace(String(decimal), '.')
    return plain === '' || Number.isNaN(Number(plain)) ? fail('#VALUE!') : Number(plain)
  },
  HYPERLINK: (url, text) => [String(url), String(text)],
}

function fail(error: string): never {
  throw new Error(error)
}
