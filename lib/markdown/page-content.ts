import { type HTMLElement, parse } from 'node-html-parser'

/** Controls are not text. A checkbox outside a form is a state that the text needs. */
const CONTROLS = 'form, button, input:not([type="checkbox"]), label, select, textarea'
const UNSEEN = 'noscript, script, style, template, svg, [hidden], [aria-hidden="true"], img[alt=""]'
/** `data-markdown-ignore` also tells tools that compare a page with its markdown. */
const NOT_CONTENT = '[data-mockup], [data-agent-hint], [data-markdown-ignore]'

/** The `<main>` of a page, without controls and invisible elements. */
export function pageContent(html: string): HTMLElement {
  const page = parse(html)
  const main = page.querySelector('main') ?? page
  for (const element of main.querySelectorAll(`${CONTROLS}, ${UNSEEN}, ${NOT_CONTENT}`)) element.remove()
  return main
}

/** Its HTML. Newlines become spaces, because the library drops a newline after an inline element. */
export function withoutNewlines({ outerHTML }: HTMLElement): string {
  return outerHTML.replace(/(<pre[\s>].*?<\/pre>)|[ \t\n\r\f]+/gs, (_space, pre) => pre ?? ' ')
}
