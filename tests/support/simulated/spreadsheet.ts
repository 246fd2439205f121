import { createCsvParser } from '@/components/csv/csv-parser'

type Value = string | number | string[]

/**
 * Computes a spreadsheet's formula of texts, the cell A2, `&` and the functions below. `,` or `;` separates arguments.
 * The formula is rewritten as JavaScript: its functions wait, and `&` joins.
 */
export async function compute(formula: string, A2 = ''): Promise<Value> {
  const rewritten = formula.slice(1).replace(/"(?:[^"]|"")*"|[A-Z]+(?=\()|[&;]/g, (token) => {
    if (token.startsWith('"')) return JSON.stringify(token.slice(1, -1).replaceAll('""', '"'))
    if (token === '&') return '+'
    return token === ';' ? ',' : `await ${token}`
  })
  const names = Object.keys(FUNCTIONS)
  const run = new Function('A2', ...names, `return (async () => ${rewritten})()`)
  return run(A2, ...Object.values(FUNCTIONS))
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
