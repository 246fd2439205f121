import { readFileSync } from 'node:fs'
import { changelogFeed } from '@/lib/agents/changelog-feed'
import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/headers/cache-control'
import { CHANGELOG_FEED_PATH } from '@/lib/site/files'
import { FEED_TYPE } from '@/lib/site/links'

export const dynamic = 'force-static'

export function GET(): Response {
  const changelog = readFileSync('content/changelog.mdx', 'utf8')
  const { siteName, canonicalUrl } = config()
  return new Response(changelogFeed(changelog, CHANGELOG_FEED_PATH, { siteName, siteUrl: canonicalUrl }), {
    headers: { 'Content-Type': `${FEED_TYPE}; charset=utf-8`, 'Cache-Control': FILE_CACHE_CONTROL },
  })
}
