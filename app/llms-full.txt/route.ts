import { entityTag, isNamed } from '@/lib/http/entity-tag'
import { UpstreamError } from '@/lib/http/errors'
import { cachingFor, sharedSecondsIn } from '@/lib/http/freshness'
import { log } from '@/lib/log'
import { failed } from '@/lib/site/notices'
import { readPageMarkdown } from '@/lib/site/page-markdown'
import { pages } from '@/lib/site/pages'

// Made from the pages of the running site, which the build does not have.
export const dynamic = 'force-dynamic'

/** In seconds; longer than a page that is rendered may take. */
export const maxDuration = 30

const TYPE = 'text/plain; charset=utf-8'
const MAX_AGE_SECONDS = 3_600

/** Every page worth reading, whole, one after the other; kept no longer than the one that is to be kept the shortest. */
export async function GET(request: Request): Promise<Response> {
  try {
    const read = await Promise.all(pages.filter(({ worthReading }) => worthReading).map(readPageMarkdown))
    const freshSeconds = read.map(({ caching }) => sharedSecondsIn(caching['cache-control']))
    const body = read.map(({ markdown }) => markdown).join('\n')
    const headers = {
      'Cache-Control': cachingFor(Math.min(MAX_AGE_SECONDS, ...freshSeconds)),
      ETag: entityTag(body),
    }
    if (isNamed(headers.ETag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers })
    return new Response(body, { headers: { ...headers, 'Content-Type': TYPE } })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ reason: error.reason }, error.message)
    const headers = { 'Content-Type': TYPE, 'Cache-Control': 'no-store' }
    return new Response(failed('/llms-full.txt').body, { status: 502, headers })
  }
}
