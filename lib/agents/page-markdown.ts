import { config } from '@/lib/config'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import { estimateTokens } from '@/lib/markdown/tokens'
import { markdownLinks } from '@/lib/site/links'
import { MARKDOWN_TYPE, PAGE_VARY } from '@/lib/site/notices'
import type { Page } from '@/lib/site/pages'

/** Converts a page's HTML to markdown. */
export function pageMarkdown({ path, title, description, lastModified }: Page, html: string): string {
  const { siteUrl, canonicalUrl } = config()
  const url = new URL(path, canonicalUrl).href
  const facts = { title, description, lastModified, url, llmsTxtUrl: `${siteUrl}/llms.txt` }
  return markdownFromHtml(html, facts, new URL(path, siteUrl).href)
}

/** The headers of a page's markdown without its caching headers, with lower-case names. */
export function markdownHeaders({ path }: Page, markdown: string) {
  return {
    link: markdownLinks(path, config().canonicalUrl),
    vary: PAGE_VARY,
    'content-type': MARKDOWN_TYPE,
    'x-markdown-tokens': String(estimateTokens(markdown)),
  }
}
