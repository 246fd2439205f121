import { HTMLElement, parse, TextNode } from 'node-html-parser'

/**
 * Controls are not text. Forms carry `data-markdown-ignore` for tools that compare a page with its markdown. A checkbox
 * outside a form is a state that the text needs.
 */
const CONTROLS = 'form, button, input:not([type="checkbox"]), label, select, textarea'
const UNSEEN = 'noscript, script, style, template, svg, [hidden], [aria-hidden="true"], img[alt=""]'
const NOT_CONTENT = '[data-mockup], [data-agent-hint]'

/** The `<main>` of a page in one line, without controls and invisible elements. */
export function pageContent(html: string): HTMLElement {
  const page = parse(html)
  const main = page.querySelector('main') ?? page
  for (const element of main.querySelectorAll(`${CONTROLS}, ${UNSEEN}, ${NOT_CONTENT}`)) element.remove()
  joinLines(main)
  return main
}

/** Turns newlines into spaces, except in code: the library drops a newline after an inline element. */
function joinLines(element: HTMLElement): void {
  if (element.tagName === 'PRE') return
  for (const child of element.childNodes) {
    if (child instanceof TextNode) child.rawText = child.rawText.replace(/[ \t\n\r\f]+/g, ' ')
    else if (child instanceof HTMLElement) joinLines(child)
  }
}
