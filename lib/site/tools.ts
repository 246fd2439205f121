import { inWords } from './in-words'
import type { ToolFacts } from './tool-facts'
import { toolFolders } from './tool-folders'

export type ToolPath = `/tools/${(typeof toolFolders)[number][0]}`

interface ListedTool extends ToolFacts {
  path: ToolPath
  section: 'tools'
  isHydrated: true
}

/** The tools in the order of the site. */
export const tools: readonly ListedTool[] = toolFolders.map(([folder, about]) => ({
  path: `/tools/${folder}`,
  section: 'tools',
  isHydrated: true,
  ...about,
}))

/** How many tools there are, as a word. */
export const toolCount = inWords(tools.length)

export function findTool(path: ToolPath): ListedTool
export function findTool(path: string): ListedTool | undefined
export function findTool(path: string): ListedTool | undefined {
  return tools.find((tool) => tool.path === path)
}
