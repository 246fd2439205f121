import { config } from '@/lib/config'
import { pageMarkdown } from '@/lib/site/page-markdown'
import type { Page } from '@/lib/site/pages'
import { fetchUpstream } from '@/lib/upstream/fetch-upstream'
import { readFirstPass } from './first-pass'

/** The development server may have to compile the page. */
const DEADLINE_MS = 60_000

/** A page's markdown while Next builds for a platform, or develops. Empty in the first of a platform's two builds. */
export async function pageMarkdownOf(page: Page): Promise<string> {
  const { isDevelopment, port } = config()
  if (!isDevelopment) return readFirstPass()?.markdown[page.path] ?? ''
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'identity' }
  const { body } = await fetchUpstream(new URL(page.path, `http://localhost:${port}`), { headers }, DEADLINE_MS)
  return pageMarkdown(page, new TextDecoder().decode(body))
}
