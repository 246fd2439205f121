import { parse } from 'node-html-parser'

/** Controls are not text. Forms carry `data-markdown-ignore` for tools that compare a page with its markdown. */
const CONTROLS = 'form, button, input, label, select, textarea'
/** The library itself drops scripts, styles and `<noscript>`. */
const UNSEEN = 'template, svg, [hidden], [aria-hidden="true"], img[alt=""]'
const NOT_CONTENT = '[data-mockup], [data-agent-hint]'

/** The HTML of the text in `<main>`, without controls and invisible elements. */
export function pageContent(html: string): string {
  const page = parse(html)
  const main = page.querySelector('main') ?? page
  for (const element of main.querySelectorAll(`${CONTROLS}, ${UNSEEN}, ${NOT_CONTENT}`)) element.remove()
  // Newlines become spaces, because the library drops a newline after an inline element.
  return main.outerHTML.replace(/(<pre[\s>].*?<\/pre>)|[ \t\n\r\f]+/gs, (_space, pre) => pre ?? ' ')
}
