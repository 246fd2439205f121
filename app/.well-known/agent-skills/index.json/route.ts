import { SKILL_HEADERS, skillsIndex } from '@/lib/agents/agent-skills'
import { config } from '@/lib/config'

export const dynamic = 'force-static'

export function GET(): Response {
  return Response.json(skillsIndex(config()), { headers: SKILL_HEADERS })
}
