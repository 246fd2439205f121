import { agentInstructions } from '@/lib/agents/agent-instructions'
import { config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/headers/cache-control'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(agentInstructions(config()), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': FILE_CACHE_CONTROL },
  })
}
