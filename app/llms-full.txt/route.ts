import { UpstreamError } from '@/lib/http/errors'
import { log } from '@/lib/log'
import { failed } from '@/lib/site/notices'
import { readPageMarkdown } from '@/lib/site/page-markdown'
import { pages } from '@/lib/site/pages'

// Made from the pages of the running site, which the build does not have.
export const dynamic = 'force-dynamic'

const MAX_AGE_SECONDS = 3_600

/** Every page worth reading, whole, one after the other; kept no longer than the one that is to be kept the shortest. */
export async function GET(): Promise<Response> {
  try {
    const read = await Promise.all(pages.filter(({ worthReading }) => worthReading).map(readPageMarkdown))
    const maxAgeSeconds = Math.min(MAX_AGE_SECONDS, ...read.map(({ caching }) => remainingSeconds(caching)))
    return text(200, read.map(({ markdown }) => markdown).join('\n'), `public, max-age=${maxAgeSeconds}`)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ reason: error.reason }, error.message)
    return text(502, failed('/llms-full.txt').body, 'no-store')
  }
}

function text(status: number, body: string, cacheControl: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl }
  return new Response(body, { status, headers })
}

function remainingSeconds(caching: Record<string, string>): number {
  const [, lifetime = '0'] = /s-maxage=(\d+)/.exec(caching['cache-control'] ?? '') ?? []
  return Math.max(0, Number(lifetime) - Number(caching.age ?? 0))
}
