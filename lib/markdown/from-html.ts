import { NodeHtmlMarkdown } from 'node-html-markdown'
import { SPECIAL } from './escape'
import { opening, type PageFacts } from './opening'
import { pageContent } from './page-content'
import { translators } from './translators'

const options = {
  globalEscape: [SPECIAL, '\\$&'],
  // The library escapes the start of every text. Ours escapes only what opens a block.
  lineStartEscape: [/(?!)/, ''],
  // Shortening runs of blank lines would reach into code.
  maxConsecutiveNewlines: 0,
} as const

/** The page as markdown: front matter, a line that points agents at llms.txt, and what its `<main>` shows. */
export function markdownFromHtml(html: string, page: PageFacts): string {
  const content = NodeHtmlMarkdown.translate(pageContent(html), options, translators(page.url))
  return `${[opening(page), content].filter(Boolean).join('\n\n')}\n`
}
