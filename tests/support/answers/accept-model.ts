import fc from 'fast-check'

/** What an entry means. */
interface Entry {
  type: string
  subtype: string
  parameters: number
  /** In thousandths. */
  weight: number
  malformed: boolean
}

export interface WrittenEntry {
  text: string
  entry: Entry
}

const pick = fc.constantFrom
const space = pick('', '', ' ', '\t', ' \t ')
const parameter = pick('level=1', 'charset=utf-8', 'V="a, b;q=0"', 'v=""', 'v="\\"\\\\"', 'x-y=*')
const fault = pick('q=2', 'q=1.01', 'q=0.0001', 'q=', 'q', 'v', '=v', 'v=a b', 'v="', 'q="1"', 'v="a"b', 'q=0;q=0')

const weight = fc.oneof(
  fc.constant({ text: '', thousandths: 1000 }),
  pick('1', '1.', '1.0', '1.00', '1.000').map((text) => ({ text: `q=${text}`, thousandths: 1000 })),
  fc.integer({ min: 0, max: 999 }).map((thousandths) => {
    const digits = String(thousandths).padStart(3, '0').replace(/0+$/, '')
    return { text: `Q=0${digits && '.'}${digits}`, thousandths }
  }),
)

const spelling = (word: string) => pick(word, word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1))
const range = pick('text/html', 'text/html', 'text/markdown', 'text/markdown', 'text/*', '*/*', 'text/plain', 'a/b')

const written: fc.Arbitrary<WrittenEntry> = fc
  .record({
    range: range.chain(spelling),
    before: fc.array(parameter, { maxLength: 2 }),
    after: fc.array(parameter, { maxLength: 1 }),
    weight,
    fault: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fault }),
    gap: space,
    edge: space,
  })
  .map(({ range, before, after, weight, fault, gap, edge }) => {
    const [type = '', subtype = ''] = range.toLowerCase().split('/')
    const parts = [range, ...before, weight.text, ...after, fault].filter(Boolean)
    return {
      text: edge + parts.join(`${gap};${gap}`) + edge,
      entry: {
        type,
        subtype,
        parameters: before.length + after.length,
        weight: weight.thousandths,
        malformed: Boolean(fault),
      },
    }
  })

/** The entries of a header. */
export const acceptHeader = fc
  .array(written, { minLength: 1, maxLength: 7 })
  .filter((entries) => entries.slice(0, -1).every(({ text }) => !isOpen(text)))

/** Whether an open quote includes what follows. */
function isOpen(entry: string): boolean {
  return /v="\s*$/.test(entry)
}

export function textOf(entries: readonly WrittenEntry[]): string {
  return entries.map(({ text }) => text).join(',')
}

/** Scores every entry for a type, sorts, takes the first. Undefined if both types are refused. */
export function variantOf(entries: readonly WrittenEntry[]): 'html' | 'markdown' | undefined {
  const valid = entries.map(({ entry }) => entry).filter(({ malformed }) => !malformed)
  if (valid.length === 0) return 'html'
  const best = (subtype: string) =>
    valid
      .map((entry) => {
        if (entry.type === '*') return { score: 1, entry }
        if (entry.type !== 'text') return { score: 0, entry }
        if (entry.subtype === '*') return { score: 2, entry }
        return { score: entry.subtype === subtype ? (entry.parameters > 0 ? 3 : 4) : 0, entry }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || b.entry.weight - a.entry.weight)
      .at(0)
  const html = best('html')?.entry.weight ?? 0
  const markdown = best('markdown')
  const markdownWeight = markdown?.entry.weight ?? 0
  if (html === 0 && markdownWeight === 0) return undefined
  if (html === 0) return 'markdown'
  return (markdown?.score ?? 0) > 2 && markdownWeight >= html ? 'markdown' : 'html'
}
