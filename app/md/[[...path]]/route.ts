import { markdownFields } from '@/lib/site/page-markdown'
import { findPage, type PagePath, pages } from '@/lib/site/pages'
import { pageMarkdownOf } from '@/lib/vercel/page-markdown-of'

export const dynamic = 'force-static'
export const dynamicParams = false

interface Context {
  params: Promise<{ path?: string[] }>
}

export function generateStaticParams(): { path: string[] }[] {
  return pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }))
}

/** A page as markdown, on hosts without the own server. Only the middleware rewrites to it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  // No other parameter is routed here.
  const page = findPage(`/${(await params).path?.join('/') ?? ''}` as PagePath)
  const markdown = await pageMarkdownOf(page)
  const { repeated, ofBody } = markdownFields(page, markdown)
  return new Response(markdown, { headers: { ...repeated, ...ofBody } })
}
