import { config } from '@/lib/config'
import { entityTag, isNamed } from '@/lib/http/entity-tag'
import { UpstreamError } from '@/lib/http/errors'
import { log } from '@/lib/log'
import { estimateTokens } from '@/lib/markdown/tokens'
import { markdownLinks } from '@/lib/site/links'
import { failed, MARKDOWN_TYPE, missing, type Notice, PAGE_VARY } from '@/lib/site/notices'
import { readPageMarkdown } from '@/lib/site/page-markdown'
import { findPage } from '@/lib/site/pages'

interface Context {
  params: Promise<{ path?: string[] }>
}

/** In seconds; longer than a page that is rendered may take. */
export const maxDuration = 30

/** A page as markdown. Only the middleware, and the cache of `server.ts`, lead here. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { siteUrl } = config()
  const path = `/${(await params).path?.join('/') ?? ''}`
  const page = findPage(path)
  if (!page) return notice(404, missing(path, siteUrl))
  try {
    const { markdown, caching } = await readPageMarkdown(page)
    const etag = entityTag(markdown)
    const headers = { ...caching, ETag: etag, Link: markdownLinks(path, siteUrl), Vary: PAGE_VARY }
    if (isNamed(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers })
    const tokens = String(estimateTokens(markdown))
    return new Response(markdown, {
      headers: { ...headers, 'Content-Type': MARKDOWN_TYPE, 'X-Markdown-Tokens': tokens },
    })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ reason: error.reason }, error.message)
    return notice(502, failed(path))
  }
}

function notice(status: number, { contentType, body }: Notice): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store', Vary: PAGE_VARY },
  })
}
