import { config } from '@/lib/config'
import { markdownPath } from '@/lib/site/pages'

/** The assistants in which a page can be opened, and where each takes its first message. */
const assistants: Readonly<Record<string, string>> = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
  Perplexity: 'https://www.perplexity.ai/search?q=',
}

/** Links to the assistants that carry the URL of a page's markdown, and nothing else. Reads the configuration. */
export function assistantLinks(path: string): { name: string; href: string }[] {
  const url = encodeURIComponent(config().siteUrl + markdownPath(path))
  return Object.entries(assistants).map(([name, prefix]) => ({ name, href: prefix + url }))
}
