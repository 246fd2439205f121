import { readPageMarkdown } from '@/lib/site/page-markdown'
import { pages } from '@/lib/site/pages'

// Made from the pages of the running site, which the build does not have.
export const dynamic = 'force-dynamic'

const MAX_AGE_SECONDS = 3_600

/** Every page worth reading, whole, one after the other; kept no longer than the one that is to be kept the shortest. */
export async function GET(): Promise<Response> {
  const read = await Promise.all(pages.filter(({ worthReading }) => worthReading).map(readPageMarkdown))
  const maxAgeSeconds = Math.min(MAX_AGE_SECONDS, ...read.map(({ caching }) => remainingSeconds(caching)))
  return new Response(read.map(({ markdown }) => markdown).join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${maxAgeSeconds}` },
  })
}

function remainingSeconds(caching: Record<string, string>): number {
  const [, lifetime = '0'] = /s-maxage=(\d+)/.exec(caching['cache-control'] ?? '') ?? []
  return Math.max(0, Number(lifetime) - Number(caching.age ?? 0))
}
