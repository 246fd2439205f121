import { config } from '@/lib/config'
import { estimateTokens } from '@/lib/markdown/tokens'
import { markdownLinks } from '@/lib/site/links'
import { MARKDOWN_TYPE, missing } from '@/lib/site/notices'
import { readPageMarkdown } from '@/lib/site/page-markdown'
import { findPage } from '@/lib/site/pages'

interface Context {
  params: Promise<{ path?: string[] }>
}

/** A page as markdown. Only the middleware leads here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { siteUrl } = config()
  const path = `/${(await params).path?.join('/') ?? ''}`
  const page = findPage(path)
  if (!page) {
    const { contentType, body } = missing(path, siteUrl)
    return new Response(body, { status: 404, headers: { 'Content-Type': contentType } })
  }
  const { markdown, caching } = await readPageMarkdown(page)
  return new Response(markdown, {
    headers: {
      ...caching,
      'Content-Type': MARKDOWN_TYPE,
      Link: markdownLinks(path, siteUrl),
      Vary: 'Accept, Accept-Encoding',
      'X-Markdown-Tokens': String(estimateTokens(markdown)),
    },
  })
}
