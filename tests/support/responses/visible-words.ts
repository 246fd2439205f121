import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { words } from '@/tests/support/inputs/words'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const WITHIN_A_LINE = new Set(
  words('a abbr b bdi bdo cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var'),
)
const NOT_READ = new Set(words('script style template noscript svg form audio video iframe canvas object'))
const CONTROLS = new Set(words('button input select textarea label output progress meter'))

/** The words that a page's `<main>` shows, in order, without mock-ups. Shares no code with the site's conversion. */
export function visibleWords(html: string): string[] {
  return textOf(onlyMain(html), { inHeading: false })
    .split(/[ \t\n\r\f]+/)
    .filter(Boolean)
}

/** All elements of a page, in order. */
export function elementsOf(html: string): Element[] {
  return parse(html).childNodes.flatMap(elementsIn)
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

function onlyMain(html: string): Element {
  const [main, ...others] = elementsOf(html).filter(({ tagName }) => tagName === 'main')
  if (!main || others.length > 0) throw new Error(`a page has one <main>, not ${main ? others.length + 1 : 0}`)
  return main
}

function textOf(node: Node, { inHeading }: { inHeading: boolean }): string {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return ''
  const { tagName } = node
  if (NOT_READ.has(tagName) || isHidden(node)) return WITHIN_A_LINE.has(tagName) ? '' : ' '
  // A button in a heading folds a section and holds the heading's words.
  if (CONTROLS.has(tagName) && !inHeading) return ' '
  if (tagName === 'img') return attribute(node, 'alt') ? `[image ${attribute(node, 'alt')}]` : ''
  const heading = inHeading || /^h[1-6]$/.test(tagName)
  const text = node.childNodes.map((child) => textOf(child, { inHeading: heading })).join('')
  if (tagName === 'q') return `“${text}”`
  return WITHIN_A_LINE.has(tagName) || CONTROLS.has(tagName) ? text : ` ${text} `
}

function isHidden(element: Element): boolean {
  return (
    ['hidden', 'data-mockup', 'data-agent-hint'].some((name) => attribute(element, name) !== undefined) ||
    attribute(element, 'aria-hidden') === 'true' ||
    (element.tagName === 'dialog' && attribute(element, 'open') === undefined)
  )
}

function elementsIn(node: Node): Element[] {
  return 'tagName' in node ? [node, ...node.childNodes.flatMap(elementsIn)] : []
}
