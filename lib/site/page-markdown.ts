import { config } from '@/lib/config'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import { estimateTokens } from '@/lib/markdown/tokens'
import { markdownLinks } from './links'
import { MARKDOWN_TYPE, PAGE_VARY } from './notices'
import { type Page, pages } from './pages'

/** Converts a page's HTML to markdown. */
export function pageMarkdown({ path, title, description, lastModified }: Page, html: string): string {
  const { siteUrl } = config()
  const url = new URL(path, siteUrl).href
  return markdownFromHtml(html, { title, description, lastModified, url, llmsTxtUrl: `${siteUrl}/llms.txt` })
}

/** The fields of a page's markdown without its caching fields. A 304 has only `repeated`. */
export function markdownFields({ path }: Page, markdown: string) {
  return {
    repeated: { Link: markdownLinks(path, config().siteUrl), Vary: PAGE_VARY },
    ofBody: { 'Content-Type': MARKDOWN_TYPE, 'X-Markdown-Tokens': String(estimateTokens(markdown)) },
  }
}

/** The pages of `/llms-full.txt`. */
export const fullTextPages: readonly Page[] = pages.filter((page: Page) => !page.isOptional)

export const FULL_TEXT_TYPE = 'text/plain; charset=utf-8'

export function fullText(markdowns: readonly string[]): string {
  return markdowns.join('\n')
}
