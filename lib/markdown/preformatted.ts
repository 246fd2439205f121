import { attribute, type Element, walk } from './tree'
import { isBlock, isControl, isShown } from './visibility'

const LANGUAGE_CLASS = /(?:^|\s)(?:language-|lang-|highlight-source-)([\w+#.-]+)/
const LANGUAGE = /^[\w+#.-]+$/

/** The text of a `<pre>`, white space and all, with a new line for each of the elements that a highlighter makes of one. */
export function preformattedText(pre: Element): string {
  let text = ''
  let lineEnded = false
  const write = (piece: string) => {
    // A line's element may or may not be followed by the new line itself.
    if (lineEnded && piece && !piece.startsWith('\n')) text += '\n'
    if (piece) lineEnded = false
    text += piece
  }
  walk(pre, {
    text: write,
    element(element) {
      if (!isShown(element) || isControl(element)) return 'skip'
      if (element.tagName === 'br') write('\n')
      if (!isLine(element)) return undefined
      if (lineEnded) text += '\n'
      lineEnded = false
      return () => {
        lineEnded = true
      }
    },
  })
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

/** What the highlighter says the language is, on the `<pre>`, its `<code>` or the element around it. */
export function languageOf(pre: Element): string {
  const code = pre.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === 'code')
  const around = pre.parentNode && 'tagName' in pre.parentNode ? pre.parentNode : undefined
  for (const element of [code, pre, around]) {
    if (!element) continue
    const named = attribute(element, 'data-language') ?? attribute(element, 'class')?.match(LANGUAGE_CLASS)?.[1]
    if (named && LANGUAGE.test(named)) return named
  }
  return ''
}

function isLine(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/)
  return isBlock(element) || attribute(element, 'data-line') !== undefined || classes.includes('line')
}
