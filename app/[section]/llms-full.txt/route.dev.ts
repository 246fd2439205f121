import { fullText, fullTextPages, TEXT_TYPE } from '@/lib/agents/site-texts'
import type { Section } from '@/lib/site/pages'
import { developedMarkdown } from '@/lib/vercel/developed-markdown'

/** In development alone: the build packs these files. */
export async function GET({ url }: Request, { params }: { params: Promise<{ section: string }> }): Promise<Response> {
  const { section } = await params
  const texts = await Promise.all(fullTextPages(section as Section).map((page) => developedMarkdown(page, url)))
  return new Response(fullText(texts), { headers: { 'Content-Type': TEXT_TYPE } })
}
