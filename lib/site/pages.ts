export type Section = 'site' | 'tools' | 'docs' | 'guides'

export interface Page {
  /** Without a trailing slash; the home page is `/`. */
  path: `/${string}`
  /** Without the site's name, which is a setting. */
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  section: Section
  /** The day on which its content last changed, as YYYY-MM-DD. */
  lastModified: string
  /** Whether agents can skip it: it is under "Optional" in llms.txt and not in llms-full.txt. */
  isOptional?: boolean
  /** Its name in the header; other pages are not in the header. */
  navigationLabel?: string
}

/** The names of the sections, in the order of the navigation. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  tools: 'Tools',
  docs: 'Documentation',
  guides: 'Guides',
  site: 'This site',
}

/** Every page of the site: the source of navigation, sitemaps, llms.txt, the 404's suggestions and negotiation. */
export const pages = [
  {
    path: '/',
    title: 'Outreach and link building, from prospect to reply',
    description:
      'An outreach and link-building platform: prospecting, drafting, sending, follow-up. Three open JSON endpoints, and every page as markdown.',
    section: 'site',
    lastModified: '2026-11-23',
  },
  {
    path: '/tools',
    title: 'Free tools for link builders',
    description: 'What each tool does, which scale its numbers are on, and which of them never send anything anywhere.',
    section: 'tools',
    lastModified: '2026-11-22',
    navigationLabel: 'Tools',
  },
  {
    path: '/tools/domain-rating-checker',
    title: 'Domain Rating checker',
    description:
      'Check the Domain Rating, 0 to 100, of one domain, a list, or your own sheet, which comes back with the ratings in it.',
    section: 'tools',
    lastModified: '2026-11-24',
  },
  {
    path: '/tools/pagerank-checker',
    title: 'PageRank checker',
    description:
      'Check Open PageRank, 0 to 10, for one domain with its past years, a list or your own sheet, with the requests you have left in sight.',
    section: 'tools',
    lastModified: '2026-11-24',
  },
  {
    path: '/tools/compare-domains',
    title: 'Compare domains',
    description:
      'Put up to five domains side by side on two scales, Domain Rating and PageRank, each in a chart of its own, and see the PageRank of past years.',
    section: 'tools',
    lastModified: '2026-11-24',
  },
  {
    path: '/tools/prospect-list-cleaner',
    title: 'Prospect list cleaner',
    description:
      'Paste addresses, e-mails or whole exports; get each registrable domain once, and what was dropped and why.',
    section: 'tools',
    lastModified: '2026-11-24',
  },
  {
    path: '/tools/search-operators',
    title: 'Search operator builder',
    description:
      'Search queries for many topics at once: guest posts, resource pages, mentions. As Google, Bing and DuckDuckGo take them.',
    section: 'tools',
    lastModified: '2026-11-24',
  },
  {
    path: '/tools/outreach-email-checker',
    title: 'Outreach e-mail checker',
    description:
      'Check a pitch and its follow-ups, with marks in the text: open merge fields, requests, links, a way to opt out, phrases from mass mail.',
    section: 'tools',
    lastModified: '2026-11-24',
  },
  {
    path: '/tools/anchor-text-analyser',
    title: 'Anchor text analyser',
    description:
      'Drop up to four backlink exports of Ahrefs, Semrush, Moz or Search Console: anchors side by side, and words that many sites share.',
    section: 'tools',
    lastModified: '2026-11-24',
  },
  {
    path: '/docs',
    title: 'Documentation',
    description:
      'How to call the three endpoints, read the pages as markdown, stay within the limits, and run the site yourself.',
    section: 'docs',
    lastModified: '2026-11-24',
    navigationLabel: 'Docs',
  },
  {
    path: '/docs/api',
    title: 'API reference',
    description:
      'The three JSON endpoints: parameters, every status, headers, limits, and examples in curl, JavaScript and Python that you can send from the page.',
    section: 'docs',
    lastModified: '2026-11-24',
  },
  {
    path: '/docs/api/conventions',
    title: 'API conventions',
    description:
      'Rules that apply to every endpoint: calling, errors, the two scales, quotas, caching, changes announced a year ahead, and sample data.',
    section: 'docs',
    lastModified: '2026-11-24',
  },
  {
    path: '/docs/recipes',
    title: 'Recipes',
    description:
      'A rating in Google Sheets or Excel, a badge with your own rating, and loops in Python and in the shell that wait as they are told.',
    section: 'docs',
    lastModified: '2026-11-24',
  },
  {
    path: '/docs/markdown',
    title: 'Pages as markdown',
    description:
      'Which Accept header gets HTML and which gets markdown, the .md addresses, the front matter, and what a 304, 404, 405 and 406 look like.',
    section: 'docs',
    lastModified: '2026-11-24',
  },
  {
    path: '/docs/limits',
    title: 'Limits and caching',
    description:
      'The sliding windows, how to read RateLimit and Retry-After, how long each answer is kept, and what happens while a part is down.',
    section: 'docs',
    lastModified: '2026-11-24',
  },
  {
    path: '/docs/self-hosting',
    title: 'Running it yourself',
    description:
      'Two commands to try the site, every setting, stores and databases, proxies, health checks, and what is different on Vercel.',
    section: 'docs',
    lastModified: '2026-11-24',
  },
  {
    path: '/changelog',
    title: 'Changelog',
    description:
      'What changed in the API and on the site, day by day, and the promise: no breaking change without a year of Deprecation and Sunset.',
    section: 'docs',
    lastModified: '2026-11-24',
  },
  {
    path: '/guides',
    title: 'Guides for link builders',
    description:
      'Five guides to the work itself: reading ratings, choosing prospects, writing the mail, wording anchors, and being readable to agents.',
    section: 'guides',
    lastModified: '2026-11-21',
    navigationLabel: 'Guides',
  },
  {
    path: '/guides/two-rating-scales',
    title: 'Two rating scales, and what neither tells',
    description:
      'Domain Rating runs from 0 to 100, PageRank from 0 to 10. What each one measures, why you cannot convert them, and where both are blind.',
    section: 'guides',
    lastModified: '2026-11-21',
  },
  {
    path: '/guides/qualify-a-prospect',
    title: 'Qualify a prospect in five minutes',
    description:
      'A fixed order of checks, each with a reason to stop, that tells a site worth writing to from one that only looks like it.',
    section: 'guides',
    lastModified: '2026-11-21',
  },
  {
    path: '/guides/outreach-email-that-gets-a-reply',
    title: 'An outreach e-mail that gets a reply',
    description:
      'What to put into a first mail and a follow-up, what large studies found and what they cannot tell you, and the rules on unwanted mail.',
    section: 'guides',
    lastModified: '2026-11-21',
  },
  {
    path: '/guides/anchor-text-without-a-footprint',
    title: 'Anchor text without a footprint',
    description:
      'Why repeated anchors give a link scheme away, how to read your own distribution, and what to answer when an editor asks which words to link.',
    section: 'guides',
    lastModified: '2026-11-21',
  },
  {
    path: '/guides/site-readable-to-agents',
    title: 'Make a site readable to agents',
    description:
      'Content negotiation, .md addresses, llms.txt and honest 404s, with requests to this site and the headers it answers with.',
    section: 'guides',
    lastModified: '2026-11-24',
  },
  {
    path: '/about',
    title: 'About this site',
    description: 'What the platform does, what this site is for, and where each number on it comes from.',
    section: 'site',
    lastModified: '2026-11-23',
    navigationLabel: 'About',
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'No cookies, no accounts, no trackers. What the server counts, for how long, and what goes to others.',
    section: 'site',
    lastModified: '2026-11-24',
    isOptional: true,
  },
  {
    path: '/sitemap',
    title: 'Sitemap',
    description: 'Every page of the site on one page, with the files made for machines.',
    section: 'site',
    lastModified: '2026-11-24',
    isOptional: true,
  },
] as const satisfies readonly Page[]

export type PagePath = (typeof pages)[number]['path']

export function findPage(path: PagePath): Page
export function findPage(path: string): Page | undefined
export function findPage(path: string): Page | undefined {
  return pages.find((page) => page.path === path)
}

export function pagesOf(section: Section): readonly Page[] {
  return pages.filter((page) => page.section === section)
}

/** The tools, without the page that lists them. */
export function toolPages(): readonly Page[] {
  return pagesOf('tools').filter(({ path }) => path !== '/tools')
}

export const sections = Object.keys(sectionTitles) as Section[]

/** The address of a page's markdown. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
