import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { attributeOf, elementsIn } from '@/lib/html-elements'

/** Types of inline data that browsers and crawlers read. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules'])

/**
 * The HTML of a page without React's and Next's scripts, their data and their preloads. Only what is listed here stays:
 * scripts with `data-own`, and inline data. Everything else is left as it is, byte by byte.
 */
export function dropFramework(html: string): string {
  let kept = ''
  let at = 0
  for (const element of elementsIn(parse(html, { sourceCodeLocationInfo: true }))) {
    const { sourceCodeLocation } = element
    if (!sourceCodeLocation || !isOfFramework(element)) continue
    kept += html.slice(at, sourceCodeLocation.startOffset)
    at = sourceCodeLocation.endOffset
  }
  return kept + html.slice(at)
}

function isOfFramework(element: DefaultTreeAdapterTypes.Element): boolean {
  const attribute = (name: string) => attributeOf(element, name)
  switch (element.tagName) {
    case 'script':
      return attribute('data-own') === undefined && !DATA_TYPES.has(attribute('type') ?? '')
    case 'link':
      return attribute('as') === 'script' || attribute('rel') === 'modulepreload'
    default:
      return element.tagName === 'meta' && attribute('name') === 'next-size-adjust'
  }
}
