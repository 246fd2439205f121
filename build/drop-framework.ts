import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { FRAMEWORK_LIST } from '@/components/page-script/start-framework'
import { attributeOf, elementsIn } from '@/lib/html-elements'

type Element = DefaultTreeAdapterTypes.Element

/** Types of inline data that browsers and crawlers read. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules'])

/**
 * The HTML of a page without React's and Next's scripts, their data and their preloads. Only what is listed here stays:
 * scripts with `data-own`, and inline data. Everything else is left as it is, byte by byte.
 */
export function dropFramework(html: string): string {
  return drop(html, frameworkOf(html))
}

/**
 * The HTML of a page with a list of the framework's scripts instead of tags. `start-framework.ts` loads the list after
 * the styles, so that on a slow line the scripts do not delay the first paint.
 */
export function delayFramework(html: string): string {
  const loaded = frameworkOf(html).filter((element) => attributeOf(element, 'src') !== undefined)
  const scripts = loaded.filter((element) => attributeOf(element, 'nomodule') === undefined)
  const paths = scripts.flatMap((element) => attributeOf(element, 'src') ?? [])
  const list = `<script type="application/json" id="${FRAMEWORK_LIST}">${JSON.stringify(paths)}</script>`
  return drop(html, loaded).replace('</head>', `${list}</head>`)
}

function frameworkOf(html: string): Element[] {
  return [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))].filter(isOfFramework)
}

function drop(html: string, elements: readonly Element[]): string {
  let kept = ''
  let at = 0
  for (const { sourceCodeLocation } of elements) {
    if (!sourceCodeLocation) continue
    kept += html.slice(at, sourceCodeLocation.startOffset)
    at = sourceCodeLocation.endOffset
  }
  return kept + html.slice(at)
}

function isOfFramework(element: Element): boolean {
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
