import { opening } from '@/lib/markdown/opening'
import type { Page } from '@/lib/site/pages'

/** The start of a page's markdown, up to its heading. */
export function markdownSample({ path, title, description, lastModified }: Page, siteUrl: string): string {
  const facts = { title, description, lastModified, url: siteUrl + path, llmsTxtUrl: `${siteUrl}/llms.txt` }
  return `${opening(facts)}\n\n# ${title}`
}
