import type { Config } from '@/lib/config'
import { toolPages } from '@/lib/site/pages'

/** The field by which a browser turns WebMCP on, for the pages that register tools. Names are in lower case. */
export function originTrial(path: string, { webMcpToken }: Pick<Config, 'webMcpToken'>): Record<string, string> {
  const isTool = toolPages().some((page) => page.path === path)
  return isTool && webMcpToken ? { 'origin-trial': webMcpToken } : {}
}
