import type { Endpoint } from '@/lib/endpoints/endpoint'
import { endpoints } from '@/lib/endpoints/endpoints'
import { escapeName, escapeText } from '@/lib/markdown/escape'
import { OPENAPI_PATH } from '@/lib/paths/api-paths'
import { fullTextPath, llmsTxtPath, sectionsWithTexts } from '@/lib/site/files'
import { findPage, indexedPages, markdownPath, type Page, type Section, sectionTitles } from '@/lib/site/pages'
import { AGENT_INSTRUCTIONS_PATH, failedRequest, skillsSentence } from './agent-instructions'

export interface LlmsTxtOptions {
  siteName: string
  /** Without a trailing slash. */
  siteUrl: string
  /** The size of each linked file, by its path. Unknown in development. */
  tokens?: ReadonlyMap<string, number>
}

/** A description of the product and an index of the pages, in the format of llmstxt.org. */
export function llmsTxt(options: LlmsTxtOptions): string {
  const { siteUrl } = options
  const siteName = escapeName(options.siteName)
  const size = (path: string) => sizeOf(path, options)
  // Only markdown pages are links, so an agent that follows all links fetches no JSON and no second copy.
  const fullTexts = sectionsWithTexts.map((section) => {
    const path = fullTextPath(section)
    return `- ${sectionTitles[section]}: \`${siteUrl}${path}\`${size(path)}, listed in \`${siteUrl}${llmsTxtPath(section)}\`.`
  })
  return `# ${siteName}

> ${findPage('/').description}

${siteName} is for people who earn links by asking for them: it finds blogs worth writing to, drafts the pitch, sends it and follows up. You use it from a dashboard, a chatbot or a separate agent-protocol server with its own keys. None of that happens on this site, which has no accounts and no write API, only open JSON and text.

Before you call anything, read [How an agent should use this site](${siteUrl}${AGENT_INSTRUCTIONS_PATH})${size(AGENT_INSTRUCTIONS_PATH)}: when not to use the product, limits, back-off, and requests with their responses. [The sitemap](${siteUrl}${markdownPath('/sitemap')})${size(markdownPath('/sitemap'))} lists every page. Sizes are estimates.

To read more than a few pages, fetch a whole section in one file:

${fullTexts.join('\n')}

\`${siteUrl}${fullTextPath()}\`${size(fullTextPath())} has all of them and the remaining pages. Many readers silently stop after 100,000 characters, so prefer a section.

${failedRequest(siteUrl)}

${skillsSentence(siteUrl)}

The JSON endpoints are read-only, need no key and no account, and are described in OpenAPI 3.1 at \`${siteUrl}${OPENAPI_PATH}\`${size(OPENAPI_PATH)}:

${endpoints.map((endpoint) => endpointItem(endpoint, siteUrl)).join('\n')}

Domain Rating (0–100) and PageRank (0–10) are two measures from two providers. Never compare, convert or average them.

${linksTo(indexedPages(), options)}`
}

/** The index of one section's pages. */
export function sectionLlmsTxt(section: Section, options: LlmsTxtOptions): string {
  const { siteName, siteUrl, tokens } = options
  const path = fullTextPath(section)
  return `# ${escapeName(siteName)}: ${sectionTitles[section]}

> ${findPage(`/${section}`)?.description}

This is part of [the index of the whole site](${siteUrl}${llmsTxtPath()})${sizeOf(llmsTxtPath(), { tokens })}, which says what the product is and how to call its endpoints. You can read all of these pages in one file: \`${siteUrl}${path}\`${sizeOf(path, { tokens })}.

${linksTo(indexedPages(section), options)}`
}

function linksTo(listed: readonly Page[], options: LlmsTxtOptions): string {
  return groupsOf(listed)
    .filter((group) => group.pages.length > 0)
    .map((group) => `## ${group.title}\n\n${group.pages.map((page) => pageItem(page, options)).join('\n')}\n`)
    .join('\n')
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
  return `- \`GET ${siteUrl}${exampleRequest}\`: ${summary}. ${limit?.description ?? 'There is no limit.'}`
}

function pageItem({ path, title, description }: Page, options: LlmsTxtOptions): string {
  const markdown = markdownPath(path)
  return `- [${escapeText(title)}](${options.siteUrl}${markdown}): ${escapeText(description)}${sizeOf(markdown, options)}`
}

function sizeOf(path: string, { tokens }: Pick<LlmsTxtOptions, 'tokens'>): string {
  const size = tokens?.get(path)
  return size === undefined ? '' : ` (${size.toLocaleString('en')} tokens)`
}
