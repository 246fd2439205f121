import { llmsTxt } from '@/lib/agents/llms'
import { TEXT_TYPE } from '@/lib/agents/site-texts'
import { config } from '@/lib/config'

/** In development alone: the build packs this file, with the sizes of what it links to. */
export function GET(): Response {
  return new Response(llmsTxt(config()), { headers: { 'Content-Type': TEXT_TYPE } })
}
