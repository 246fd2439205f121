import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { htmlLinks } from '@/lib/site/links'
import { PAGE_VARY } from '@/lib/site/notices'
import { unlisted } from '@/lib/site/unlisted'

/** The policy of production, but for what Next's development server adds to a page. */
const DEVELOPMENT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of a page while it is developed. Next adds the headers of its router to `Vary`. */
export function developedHeaders(path: string): Record<string, string> {
  return { 'content-security-policy': DEVELOPMENT_POLICY, link: htmlLinks(path), vary: PAGE_VARY }
}

/** What a newcomer's page lacks, where `app` has a page at a path that is in no list. */
export function findUnlistedPage(path: string): string | undefined {
  const isPlain = /^(?:\/[a-z0-9-]+)+$/.test(path)
  const file = () => join(/* turbopackIgnore: true */ process.cwd(), 'app', path, 'page.tsx')
  return isPlain && existsSync(file()) ? unlisted(`${path}/page`, path) : undefined
}
