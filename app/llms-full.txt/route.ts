import { FULL_TEXT_TYPE, fullText, fullTextPages } from '@/lib/site/page-markdown'
import { pageMarkdownOf } from '@/lib/vercel/page-markdown-of'

export const dynamic = 'force-static'

/** Every page worth reading, on hosts without the own server. */
export async function GET(): Promise<Response> {
  const texts = await Promise.all(fullTextPages.map(pageMarkdownOf))
  return new Response(fullText(texts), { headers: { 'Content-Type': FULL_TEXT_TYPE } })
}
