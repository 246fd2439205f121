import { sectionLlmsTxt } from '@/lib/agents/llms'
import { TEXT_TYPE } from '@/lib/agents/site-texts'
import { config } from '@/lib/config'
import type { Section } from '@/lib/site/pages'

/** In development alone: the build packs these files. */
export async function GET(_request: Request, { params }: { params: Promise<{ section: string }> }): Promise<Response> {
  const { section } = await params
  return new Response(sectionLlmsTxt(section as Section, config()), { headers: { 'Content-Type': TEXT_TYPE } })
}
