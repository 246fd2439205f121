import { SKILL_HEADERS, skillMarkdown } from '@/lib/agents/agent-skills'
import { config } from '@/lib/config'
import { type SkillName, skillNames } from '@/lib/paths/skill-paths'
import { MARKDOWN_TYPE } from '@/lib/site/notices'

export const dynamic = 'force-static'
export const dynamicParams = false

interface Context {
  params: Promise<{ skill: string }>
}

export function generateStaticParams(): { skill: string }[] {
  return skillNames.map((skill) => ({ skill }))
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { skill } = await params
  // No other parameter is routed here.
  return new Response(skillMarkdown(skill as SkillName, config()), {
    headers: { 'Content-Type': MARKDOWN_TYPE, ...SKILL_HEADERS },
  })
}
