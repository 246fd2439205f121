import { pageMarkdown } from '@/lib/agents/page-markdown'
import type { Page } from '@/lib/site/pages'

/** A page's markdown, made from the HTML that the development server at `url` renders. */
export async function developedMarkdown(page: Page, url: string): Promise<string> {
  const response = await fetch(new URL(page.path, url), { headers: { Accept: 'text/html' } })
  return pageMarkdown(page, await response.text())
}
