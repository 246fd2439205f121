import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Types of inline data that browsers and crawlers read. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules'])

/**
 * The HTML of a page without React's and Next's scripts, their data and their preloads. Only what is listed here stays:
 * scripts with `data-own`, and inline data. Everything else is left as it is, byte by byte.
 */
export function dropFramework(html: string): string {
  let kept = ''
  let at = 0
  for (const { sourceCodeLocation } of elementsOf(parse(html, { sourceCodeLocationInfo: true }))) {
    if (!sourceCodeLocation) continue
    kept += html.slice(at, sourceCodeLocation.startOffset)
    at = sourceCodeLocation.endOffset
  }
  return kept + html.slice(at)
}

/** The elements of the framework, in the order of the document. */
function* elementsOf(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node) && isOfFramework(node)) yield node
  else if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

function isOfFramework({ tagName, attrs }: Element): boolean {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]))
  if (tagName === 'script') return !attributes.has('data-own') && !DATA_TYPES.has(attributes.get('type') ?? '')
  if (tagName === 'link') return attributes.get('as') === 'script' || attributes.get('rel') === 'modulepreload'
  return tagName === 'meta' && attributes.get('name') === 'next-size-adjust'
}
