import { NodeHtmlMarkdown } from 'node-html-markdown'
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

/**
 * The page as markdown: front matter, a link to llms.txt for agents, and the content of `<main>`. Relative links are
 * resolved against `base`. It reads HTML that our pages use; a test compares the words of each page.
 */
export function markdownFromHtml(html: string, page: PageFacts, base = page.url): string {
  const content = NodeHtmlMarkdown.translate(pageContent(html).outerHTML, options, translators(base))
  return `${[opening(page), content].filter(Boolean).join('\n\n')}\n`
}
