import { markdownHeaders } from '@/lib/agents/page-markdown'
import { findPage, type PagePath } from '@/lib/site/pages'
import { developedMarkdown } from '@/lib/vercel/developed-markdown'

interface Context {
  params: Promise<{ path?: string[] }>
}

/** A page as markdown, in development alone. Only the middleware rewrites to it, so the path is a page's. */
export async function GET({ url }: Request, { params }: Context): Promise<Response> {
  const page = findPage(`/${(await params).path?.join('/') ?? ''}` as PagePath)
  const markdown = await developedMarkdown(page, url)
  return new Response(markdown, { headers: markdownHeaders(page, markdown) })
}
