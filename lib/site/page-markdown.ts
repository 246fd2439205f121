import { config } from '@/lib/config'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import { estimateTokens } from '@/lib/markdown/tokens'
import { markdownLinks } from './links'
import { MARKDOWN_TYPE, PAGE_VARY } from './notices'
import { type Page, pages } from './pages'

/** A page's markdown, made from its HTML. */
export function pageMarkdown({ path, title, description, lastModified }: Page, html: string): string {
  const { siteUrl } = config()
  const url = new URL(path, siteUrl).href
  return markdownFromHtml(html, { title, description, lastModified, url, llmsTxtUrl: `${siteUrl}/llms.txt` })
}

/** The fields of a page's markdown, but for its caching and its tag: `repeated` are those of a 304 too. */
export function markdownFields({ path }: Page, markdown: string) {
  return {
    repeated: { Link: markdownLinks(path, config().siteUrl), Vary: PAGE_VARY },
    ofBody: { 'Content-Type': MARKDOWN_TYPE, 'X-Markdown-Tokens': String(estimateTokens(markdown)) },
  }
}

/** `/llms-full.txt`: these pages, whole, one after the other. */
export const fullTextPages: readonly Page[] = pages.filter(({ worthReading }) => worthReading)

export const FULL_TEXT_PATH = '/llms-full.txt'
export const FULL_TEXT_TYPE = 'text/plain; charset=utf-8'
/** In seconds. */
export const FULL_TEXT_MAX_AGE = 3_600

export function fullText(markdowns: readonly string[]): string {
  return markdowns.join('\n')
}
