import { NodeHtmlMarkdown } from 'node-html-markdown'
import { findUnconvertible } from './content-model'
import { SPECIAL } from './escape'
import { opening, type PageFacts } from './opening'
import { pageContent } from './page-content'
import { translators } from './translators'

const options = {
  globalEscape: [SPECIAL, '\\$&'],
  // Off: the library escapes the start of every text node. `translators` escapes only the start of a block.
  lineStartEscape: [/(?!)/, ''],
  // Off: it would also remove blank lines from code.
  maxConsecutiveNewlines: 0,
} as const

/** HTML of a page that markdown cannot say, or that nothing here converts. The message names the page. */
export class NotConvertible extends Error {}

/**
 * The page as markdown: front matter, a link to llms.txt for agents, and the content of `<main>`. Relative links are
 * resolved against `base`. Throws
 * `NotConvertible` for HTML that our pages do not use.
 */
export function markdownFromHtml(html: string, page: PageFacts, base = page.url): string {
  const main = pageContent(html)
  const fault = findUnconvertible(main)
  if (fault) {
    const { pathname } = new URL(page.url)
    throw new NotConvertible(`The page ${pathname} has ${fault}, which has no markdown: write it in another way.`)
  }
  const content = NodeHtmlMarkdown.translate(main.outerHTML, options, translators(base))
  return `${[opening(page), content].filter(Boolean).join('\n\n')}\n`
}
