import { parse } from 'node-html-parser'

/**
 * A form is a tool to use, not a text to read: it leaves nothing, nor do controls outside of one. Its
 * `data-markdown-ignore` says so to checkers that compare a page with its markdown.
 */
const CONTROLS = 'form, button, input, label, select, textarea'
/** Scripts, styles and `<noscript>` are left out by the library. */
const UNSEEN = 'template, svg, [hidden], [aria-hidden="true"], img[alt=""]'
const NOT_CONTENT = '[data-mockup], [data-agent-hint]'

/** The HTML of what `<main>` says to a reader. */
export function pageContent(html: string): string {
  const page = parse(html)
  const main = page.querySelector('main') ?? page
  for (const element of main.querySelectorAll(`${CONTROLS}, ${UNSEEN}, ${NOT_CONTENT}`)) element.remove()
  // The library drops a line's end that follows an inline element.
  return main.outerHTML.replace(/(<pre[\s>].*?<\/pre>)|[ \t\n\r\f]+/gs, (_space, pre) => pre ?? ' ')
}
