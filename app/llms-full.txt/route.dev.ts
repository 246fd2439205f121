import { fullText, fullTextPages, TEXT_TYPE } from '@/lib/agents/site-texts'
import { developedMarkdown } from '@/lib/vercel/developed-markdown'

/** Every page worth reading, in development alone: the build packs this file. */
export async function GET({ url }: Request): Promise<Response> {
  const texts = await Promise.all(fullTextPages().map((page) => developedMarkdown(page, url)))
  return new Response(fullText(texts), { headers: { 'Content-Type': TEXT_TYPE } })
}
