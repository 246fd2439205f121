import { createHash } from 'node:crypto'
import { hourlyLimit } from '@/lib/api-description/endpoint-markdown'
import { domainRating, domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRank, pageRankLimit } from '@/lib/endpoints/pagerank'
import { AS_BUILT } from '@/lib/headers/cache-control'
import { escapeName } from '@/lib/markdown/escape'
import { type SkillName, skillNames, skillPath } from '@/lib/paths/skill-paths'
import { fullTextPath, sectionsWithTexts } from '@/lib/site/files'
import { agentInstructions } from './agent-instructions'

interface Site {
  siteName: string
  /** Without a trailing slash. */
  siteUrl: string
}

interface Skill {
  /** What it does and when to use it, at most 1,024 characters. */
  description: string
  /** Markdown. */
  body: string
}

/** Caches must revalidate: clients refuse a skill whose digest is not the one of the index. */
export const SKILL_HEADERS = { 'Cache-Control': AS_BUILT }

const skills: Record<SkillName, (site: Site) => Skill> = {
  'rate-prospect-list': ratingSkill,
  'read-this-site': readingSkill,
}

/** A `SKILL.md` in the format of agentskills.io. */
export function skillMarkdown(name: SkillName, site: Site): string {
  const { description, body } = skills[name](site)
  return `---
name: ${name}
description: ${JSON.stringify(description)}
compatibility: ${JSON.stringify(`Needs network access to ${site.siteUrl}`)}
---

${body}
`
}

/** The index of Agent Skills Discovery 0.2.0. */
export function skillsIndex(site: Site) {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skillNames.map((name) => ({
      name,
      type: 'skill-md',
      description: skills[name](site).description,
      url: skillPath(name),
      digest: `sha256:${createHash('sha256').update(skillMarkdown(name, site)).digest('hex')}`,
    })),
  }
}

function ratingSkill(site: Site): Skill {
  const { siteName, siteUrl } = site
  return {
    description: `Rates a list of websites by Domain Rating (0 to 100) or PageRank (0 to 10) with the open JSON endpoints of ${siteName}, within their limits and without a key. Use when somebody has a list of domains, blogs or pages to ask for a link, a guest post or a mention and wants to know which to read first, or wants to compare sites as sources of links.`,
    body: `# Rate a prospect list

1. Reduce every entry to its bare domain and remove duplicates. \`https://www.example.com/a\` and \`example.com\` are the same site.
2. Choose one measure for the whole list. Use Domain Rating unless somebody asks for PageRank: you can't sort a list that mixes the two.
   - Domain Rating, one site per request, about ${hourlyLimit(domainRatingLimit)} new ones an hour:
     \`curl "${siteUrl}${domainRating.path}?target=example.com"\`
   - PageRank, up to ${MAX_PAGE_RANK_DOMAINS} sites per request, ${hourlyLimit(pageRankLimit)} requests an hour:
     \`curl -g "${siteUrl}${pageRank.path}?domains[]=example.com&domains[]=example.org"\`
3. If the list will take longer than the person wants to wait, tell them before you begin, and start with the sites that matter most.
4. Send one request at a time and keep to the limits below. A site whose lookup fails is "unknown": leave it in the list, and never fill it in from the other measure.
5. Return the list sorted, with the measure, its scale and the date. Add that a rating sorts a list but doesn't make the decision.

${sectionsOf(site, ['The two scales', 'Limits and back-off', 'When you report a number'])}

For the table of errors, and requests with their responses, see \`${siteUrl}/agent-instructions.md\``,
  }
}

function readingSkill(site: Site): Skill {
  const { siteName, siteUrl } = site
  return {
    description: `Reads the pages of ${siteName} (${siteUrl}) as markdown instead of HTML: documentation of its JSON endpoints, limits, guides on link building and outreach, and free SEO tools. Use when a question is about ${siteName}, its API, its limits or its tools, or when you need to read or cite a page of ${siteUrl}.`,
    body: `# Read this site

1. Fetch \`${siteUrl}/llms.txt\`. It says what the product is and isn't, and lists the pages with a line about each.
2. Choose the pages that answer the question, and fetch their \`.md\` URLs. To read a whole section, fetch it as a single file instead of page by page: ${sectionsWithTexts.map((section) => `\`${siteUrl}${fullTextPath(section)}\``).join(', ')}.
3. Answer from the text, and cite the \`url\` in the front matter.
4. If the question is whether ${escapeName(siteName)} suits a task, read \`${siteUrl}/agent-instructions.md\` first: it says when not to use it.

${sectionsOf(site, ['Reading pages'])}`,
  }
}

/** Sections of agent-instructions.md, which has the facts. */
function sectionsOf(site: Site, titles: string[]): string {
  const sections = agentInstructions(site).split(/^(?=## )/m)
  return titles
    .map((title) => {
      const found = sections.find((section) => section.startsWith(`## ${title}\n`))
      if (!found) throw new Error(`agent-instructions.md has no section ${title}`)
      return found.trim()
    })
    .join('\n\n')
}
