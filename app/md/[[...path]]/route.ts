import { config } from '@/lib/config'
import { UpstreamError } from '@/lib/errors'
import { log } from '@/lib/log'
import { taggedResponse } from '@/lib/site/entity-tag'
import { failed, missing, type Notice } from '@/lib/site/notices'
import { markdownFields } from '@/lib/site/page-markdown'
import { findPage } from '@/lib/site/pages'
import { readDeployedMarkdown } from '@/lib/vercel/deployed-page'

interface Context {
  params: Promise<{ path?: string[] }>
}

/** In seconds; longer than rendering a page takes. */
export const maxDuration = 30

/** A page as markdown, on hosts without the own server. Only the middleware rewrites to it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = `/${(await params).path?.join('/') ?? ''}`
  const page = findPage(path)
  if (!page) return responseOf(missing(path, config().siteUrl))
  try {
    const { markdown, caching } = await readDeployedMarkdown(page)
    const { repeated, ofBody } = markdownFields(page, markdown)
    return taggedResponse(request, markdown, { ...caching, ...repeated }, ofBody)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ reason: error.reason }, error.message)
    return responseOf(failed(502, path))
  }
}

function responseOf({ status, headers, body }: Notice): Response {
  return new Response(body, { status, headers })
}
