import { config } from '@/lib/config'
import { fetchOwnPage } from '@/lib/http/own-page'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import type { Page } from './pages'

/** A page's markdown, made from its own HTML, with the caching fields that this came with. Throws `UpstreamError`. */
export async function readPageMarkdown({
  path,
  title,
  description,
  lastModified,
}: Page): Promise<{ markdown: string; caching: Record<string, string> }> {
  const { siteUrl } = config()
  const { html, caching } = await fetchOwnPage(path)
  const url = new URL(path, siteUrl).href
  const facts = { title, description, lastModified, url, llmsTxtUrl: `${siteUrl}/llms.txt` }
  return { markdown: markdownFromHtml(html, facts), caching }
}
