import { HTMLElement, type Node } from 'node-html-parser'

const names = (text: string) => text.split(' ')

const INLINE = names('a b br code del em i img s span strong time')
/** Blocks for which markdown has no mark. */
const PLAIN = names('article details div figcaption figure header main nav p section summary')
const FLOW = [...INLINE, ...PLAIN, ...names('blockquote dl h1 h2 h3 h4 h5 h6 hr ol pre table ul')]

/** By element, what may stand in it. Elements that are not here hold inline elements alone. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, FLOW])),
  p: INLINE,
  summary: INLINE,
  blockquote: FLOW,
  dd: FLOW,
  dl: ['dd', 'dt'],
  li: FLOW.filter((name) => name !== 'hr'),
  ol: ['li'],
  ul: ['li'],
  table: ['tbody', 'thead', 'tr'],
  tbody: ['tr'],
  thead: ['tr'],
  tr: ['td', 'th'],
  td: [...INLINE, 'div', 'ol', 'p', 'ul'],
  th: INLINE,
  // Their text alone becomes markdown.
  code: names('b em i span strong'),
  pre: names('b code em i span strong'),
}

/** Marks that markdown cannot nest. A term is bold. */
const ONCE = ['strong, b, dt', 'em, i', 'del, s']
/** Attributes that change the meaning and would be lost. */
const LOST = ['colspan', 'rowspan', 'reversed', 'value']

/** Why an element of `content` would not become the same in markdown; undefined if all of them do. */
export function findUnconvertible(content: HTMLElement): string | undefined {
  for (const element of content.querySelectorAll('*')) {
    const fault = faultOf(element)
    if (fault) return fault
  }
  return undefined
}

function faultOf(element: HTMLElement): string | undefined {
  const name = element.rawTagName.toLowerCase()
  const parent = element.parentNode.rawTagName?.toLowerCase()
  if (parent && !(ALLOWED[parent] ?? INLINE).includes(name)) return `<${name}> in <${parent}>`
  const lost = LOST.find((attribute) => element.hasAttribute(attribute))
  if (lost) return `<${name} ${lost}>`
  if (ONCE.some((marks) => marks.split(', ').includes(name) && element.parentNode.closest?.(marks))) {
    return `<${name}> in an element of its kind`
  }
  if (name === 'code' && isCode(element.previousSibling)) return 'a <code> that touches another'
  if (name === 'ol' && !/^\d{1,9}$/.test(element.getAttribute('start') ?? '1')) {
    return '<ol start> that is no number from 0 to 999999999'
  }
  // In markdown, a table has the columns of its first row.
  if (name === 'tr' && cellsIn(element) > cellsIn(element.closest('table')?.querySelector('tr'))) {
    return 'a <tr> longer than the first of its table'
  }
  const url = element.getAttribute('href') ?? element.getAttribute('src')
  if (url !== undefined && !URL.canParse(url, 'https://a.test')) return `<${name}> with the invalid URL ${url}`
  // An empty item cannot follow a line of text.
  if (name === 'li' && !element.textContent.trim() && !element.querySelector('img')) return 'an empty <li>'
  return undefined
}

function isCode(node: Node | null): boolean {
  return node instanceof HTMLElement && node.rawTagName.toLowerCase() === 'code'
}

function cellsIn(row: HTMLElement | null | undefined): number {
  return row?.querySelectorAll('th, td').length ?? 0
}
