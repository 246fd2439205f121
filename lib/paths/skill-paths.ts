/** Agent Skills Discovery 0.2.0. */
export const SKILLS_INDEX_PATH = '/.well-known/agent-skills/index.json'

export const skillNames = ['rate-prospect-list', 'read-this-site'] as const

export type SkillName = (typeof skillNames)[number]

export function skillPath(name: SkillName): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`
}
