import { config } from '@/lib/config'
import { SKILL_HEADERS, skillsIndex } from '@/lib/site/agent-skills'

export const dynamic = 'force-static'

export function GET(): Response {
  return Response.json(skillsIndex(config()), { headers: SKILL_HEADERS })
}
