import { config } from '@/lib/config'
import { llmsTxt } from '@/lib/site/llms'
import { FILE_CACHE_CONTROL } from '@/lib/site/sitemap'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(llmsTxt(config()), {
    // Some browsers download text/markdown; all show plain text, and crawlers expect it of a .txt.
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': FILE_CACHE_CONTROL },
  })
}
