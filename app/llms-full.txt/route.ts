import { UpstreamError } from '@/lib/errors'
import { log } from '@/lib/log'
import { freshFor, sharedSecondsIn } from '@/lib/site/cache-control'
import { taggedResponse } from '@/lib/site/entity-tag'
import { failed } from '@/lib/site/notices'
import { FULL_TEXT_MAX_AGE, FULL_TEXT_TYPE, fullText, fullTextPages } from '@/lib/site/page-markdown'
import { readDeployedMarkdown } from '@/lib/vercel/deployed-page'

// Made from the running site's pages, which do not exist during the build.
export const dynamic = 'force-dynamic'

/** In seconds; longer than rendering a page takes. */
export const maxDuration = 30

/** Every page worth reading, on hosts without the own server. Cached as long as its shortest-lived page. */
export async function GET(request: Request): Promise<Response> {
  try {
    const read = await Promise.all(fullTextPages.map(readDeployedMarkdown))
    const freshSeconds = read.map(({ caching }) => sharedSecondsIn(caching['cache-control']))
    const body = fullText(read.map(({ markdown }) => markdown))
    const caching = { 'Cache-Control': freshFor(Math.min(FULL_TEXT_MAX_AGE, ...freshSeconds)) }
    return taggedResponse(request, body, caching, { 'Content-Type': FULL_TEXT_TYPE })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ reason: error.reason }, error.message)
    const { status, body } = failed(502, '/llms-full.txt')
    return new Response(body, { status, headers: { 'Content-Type': FULL_TEXT_TYPE, 'Cache-Control': 'no-store' } })
  }
}
