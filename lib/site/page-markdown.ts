import { config } from '@/lib/config'
import { AS_BUILT, fetchOwnPage } from '@/lib/http/own-page'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import type { Page } from './pages'

interface PageMarkdown {
  markdown: string
  caching: Record<string, string>
}

/** Of the pages that stay as they were built, by path. */
const kept = new Map<string, PageMarkdown>()

/** A page's markdown, made from its own HTML, with the caching fields that this came with. Throws `UpstreamError`. */
export async function readPageMarkdown({ path, title, description, lastModified }: Page): Promise<PageMarkdown> {
  const known = kept.get(path)
  if (known) return known
  const { siteUrl } = config()
  const { html, caching } = await fetchOwnPage(path)
  const url = new URL(path, siteUrl).href
  const facts = { title, description, lastModified, url, llmsTxtUrl: `${siteUrl}/llms.txt` }
  const made = { markdown: markdownFromHtml(html, facts), caching }
  if (caching === AS_BUILT) kept.set(path, made)
  return made
}
