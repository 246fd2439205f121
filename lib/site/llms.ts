import { escapeText } from '@/lib/markdown/escape'
import type { Endpoint } from '@/lib/site/endpoints/endpoint'
import { OPENAPI_PATH } from './api-addresses'
import { endpoints } from './endpoints'
import { findPage, markdownPath, type Page, pages, sectionTitles } from './pages'

interface Site {
  siteName: string
  /** Without a trailing slash. */
  siteUrl: string
}

/** What the product is, and an index of `listed`, in the format of llmstxt.org. */
export function llmsTxt({ siteName, siteUrl }: Site, listed: readonly Page[] = pages): string {
  // Only markdown pages are links, so an agent that follows all links fetches no JSON and no second copy.
  const lists = groupsOf(listed)
    .filter((group) => group.pages.length > 0)
    .map((group) => `## ${group.title}\n\n${group.pages.map((page) => pageItem(page, siteUrl)).join('\n')}\n`)
  return `# ${siteName}

> ${findPage('/').description}

${siteName} is for people who earn links by asking for them: it finds blogs worth writing to, drafts the pitch, sends it and follows up. That work is done from a dashboard, a chat bot or a separate agent-protocol server with its own keys. None of it is on this site, which has no accounts and no write API: only open JSON and text.

Before you call anything, read [How an agent should use this site](${siteUrl}/agent-instructions.md): when the product is the wrong answer, limits, back-off, and calls with their answers. [The sitemap](${siteUrl}${markdownPath('/sitemap')}) names every page; \`${siteUrl}/llms-full.txt\` holds the text of all but the optional ones in one file.

JSON endpoints, read-only, without key or account, described in OpenAPI 3.1 at \`${siteUrl}${OPENAPI_PATH}\`:

${endpoints.map((endpoint) => endpointItem(endpoint, siteUrl)).join('\n')}

Domain Rating (0–100) and page rank (0–10) are two measures of two providers: never compare, convert or average them.

${lists.join('\n')}`
}

/** The pages by section, in the order of the navigation, then those that the format calls optional. */
function groupsOf(listed: readonly Page[]): { title: string; pages: Page[] }[] {
  const sections = Object.entries(sectionTitles).map(([section, title]) => ({
    title,
    pages: listed.filter((page) => page.section === section && !page.isOptional),
  }))
  return [...sections, { title: 'Optional', pages: listed.filter(({ isOptional }) => isOptional) }]
}

function endpointItem({ exampleRequest, summary, limit }: Endpoint, siteUrl: string): string {
  return `- \`GET ${siteUrl}${exampleRequest}\`: ${summary}. ${limit?.description ?? 'Requests are not counted.'}`
}

function pageItem({ path, title, description }: Page, siteUrl: string): string {
  return `- [${escapeText(title)}](${siteUrl}${markdownPath(path)}): ${escapeText(description)}`
}
