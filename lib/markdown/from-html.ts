import { NodeHtmlMarkdown } from 'node-html-markdown'
import { frontMatter } from './front-matter'
import { pageContent } from './page-content'
import { translators } from './translators'

export interface PageFacts {
  title: string
  description: string
  /** The page's canonical address, which relative links are resolved against. */
  url: string
  /** A date in ISO 8601. */
  lastModified: string
  llmsTxtUrl: string
}

// Shortening runs of blank lines would reach into code.
const converter = new NodeHtmlMarkdown({ maxConsecutiveNewlines: 0 }, translators)

/** The page as markdown: front matter, a line that points agents at llms.txt, and what its `<main>` shows. */
export function markdownFromHtml(html: string, page: PageFacts): string {
  const { title, description, url, lastModified, llmsTxtUrl } = page
  const parts = [
    frontMatter({ title, description, url, lastmod: lastModified }),
    `> For agents: [llms.txt](${llmsTxtUrl}) lists every page of this site, each as markdown.`,
    converter.translate(pageContent(html, url)),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
