import { NodeHtmlMarkdown } from 'node-html-markdown'
import { opening, type PageFacts } from './opening'
import { pageContent } from './page-content'
import { translators } from './translators'

// Shortening runs of blank lines would reach into code.
const converter = new NodeHtmlMarkdown({ maxConsecutiveNewlines: 0 }, translators)

/** The page as markdown: front matter, a line that points agents at llms.txt, and what its `<main>` shows. */
export function markdownFromHtml(html: string, page: PageFacts): string {
  return `${[opening(page), converter.translate(pageContent(html, page.url))].filter(Boolean).join('\n\n')}\n`
}
