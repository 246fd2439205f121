import { config } from '@/lib/config'
import { fetchOwnPage } from '@/lib/http/own-page'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import { estimateTokens } from '@/lib/markdown/tokens'
import { markdownLinks } from '@/lib/site/links'
import { MARKDOWN_TYPE, missing } from '@/lib/site/notices'
import { findPage } from '@/lib/site/pages'

interface Context {
  params: Promise<{ path?: string[] }>
}

/** A page as markdown, made from its own HTML. Only the middleware leads here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { siteUrl } = config()
  const { path: segments = [] } = await params
  const page = findPage(`/${segments.join('/')}`)
  if (!page) {
    const { contentType, body } = missing(`/${segments.join('/')}`, siteUrl)
    return new Response(body, { status: 404, headers: { 'Content-Type': contentType } })
  }
  const { path, title, description, lastModified } = page
  const { html, caching } = await fetchOwnPage(path)
  const markdown = markdownFromHtml(html, {
    title,
    description,
    lastModified,
    url: new URL(path, siteUrl).href,
    llmsTxtUrl: `${siteUrl}/llms.txt`,
  })
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
