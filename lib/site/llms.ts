import { escapeText } from '@/lib/markdown/escape'
import type { Endpoint } from '@/lib/site/endpoints/endpoint'
import { OPENAPI_PATH } from './api-addresses'
import { endpoints } from './endpoints'
import { findPage, markdownPath, type Page, pages, sectionTitles } from './pages'

/** Agents cut long files off. */
export const LLMS_TXT_MAX_CHARACTERS = 50_000

interface Site {
  siteName: string
  /** Without a trailing slash. */
  siteUrl: string
}

interface Group {
  title: string
  pages: Page[]
}

/**
 * What the product is and an index of `listed`, in the format of llmstxt.org: below 50,000 characters. A list too long
 * for that loses its descriptions first, then pages, the last ones of the longest section.
 */
export function llmsTxt(site: Site, listed: readonly Page[] = pages): string {
  const groups = groupsOf(listed)
  const described = document(site, groups, describedLink)
  if (described.length < LLMS_TXT_MAX_CHARACTERS) return described
  let short = document(site, groups, plainLink)
  while (short.length >= LLMS_TXT_MAX_CHARACTERS) {
    groups.reduce((longest, group) => (group.pages.length > longest.pages.length ? group : longest)).pages.pop()
    short = document(site, groups, plainLink)
  }
  return short
}

/** The pages worth reading by section, in the order of the navigation, then the rest under the name the format has. */
function groupsOf(listed: readonly Page[]): Group[] {
  const sections = Object.entries(sectionTitles).map(([section, title]) => ({
    title,
    pages: listed.filter((page) => page.section === section && page.worthReading),
  }))
  return [...sections, { title: 'Optional', pages: listed.filter(({ worthReading }) => !worthReading) }]
}

// Only a page's markdown is a link: what follows links to read on is spared JSON, calls and a copy of everything.
function document(site: Site, groups: Group[], link: typeof describedLink): string {
  const { siteName, siteUrl } = site
  const lists = groups
    .filter((group) => group.pages.length > 0)
    .map((group) => `## ${group.title}\n\n${group.pages.map((page) => link(page, siteUrl)).join('\n')}\n`)
  return `# ${siteName}

> ${findPage('/').description}

${siteName} is for people who earn links by asking for them: it finds blogs worth writing to, drafts the pitch, sends it and follows up. That work is done from a dashboard, a chat bot or a separate agent-protocol server with its own keys. None of it is on this site, which has no accounts and no way to write anything: it is open JSON and text.

Before you call anything, read [How an agent should use this site](${siteUrl}/agent-instructions.md): when the product is the wrong answer, limits, back-off, and calls with their answers. [The sitemap](${siteUrl}${markdownPath('/sitemap')}) names every page; \`${siteUrl}/llms-full.txt\` holds the text of those worth reading in one file.

JSON endpoints, read-only, without key or account, described in OpenAPI 3.1 at \`${siteUrl}${OPENAPI_PATH}\`:

${endpoints.map((endpoint) => endpointItem(endpoint, siteUrl)).join('\n')}

Domain Rating (0–100) and page rank (0–10) are two measures of two providers: never compare, convert or average them.

${lists.join('\n')}`
}

function endpointItem({ exampleRequest, summary, limit }: Endpoint, siteUrl: string): string {
  return `- \`GET ${siteUrl}${exampleRequest}\`: ${summary}. ${limit?.description ?? 'Requests are not counted.'}`
}

function plainLink({ path, title }: Page, siteUrl: string): string {
  return `- [${escapeText(title)}](${siteUrl}${markdownPath(path)})`
}

function describedLink(page: Page, siteUrl: string): string {
  return `${plainLink(page, siteUrl)}: ${escapeText(page.description)}`
}
