import { toolCount, tools } from './tools'

export type Section = 'site' | 'tools' | 'docs' | 'guides'

export interface Page {
  /** Without a trailing slash; the home page is `/`. */
  path: `/${string}`
  /** Without the site's name, which is a setting. */
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Its first paragraph where the page itself has none, at most 80 characters. */
  lede?: string
  section: Section
  /** The day on which its content last changed, as YYYY-MM-DD. */
  lastModified: string
  /** Whether agents can skip it: it is under "Optional" in llms.txt and not in llms-full.txt. */
  isOptional?: boolean
  /** Search engines leave it out, and so do the sitemaps, llms.txt and llms-full.txt. */
  isNoindex?: boolean
  /** React runs on it. The build drops the framework from all others. */
  isHydrated?: boolean
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
      'An outreach and link-building platform: prospecting, drafting, sending and follow-up. With free tools, three open JSON endpoints and every page as markdown.',
    section: 'site',
    lastModified: '2026-11-30',
  },
  {
    path: '/tools',
    title: 'Free tools for link builders',
    description: `The ${toolCount} tools: which one to use when, the scale of its numbers, and what leaves your browser.`,
    section: 'tools',
    lastModified: '2026-11-26',
    navigationLabel: 'Tools',
  },
  ...tools,
  {
    path: '/tools/your-lists',
    title: 'Your lists',
    description:
      'The lists that your browser has saved, and all their sites with your decisions: open, rename, download or delete them, or save a copy of everything.',
    section: 'tools',
    lastModified: '2026-11-30',
    // A reader who is not in this browser finds nothing there.
    isOptional: true,
    isHydrated: true,
  },
  {
    path: '/docs',
    title: 'Documentation',
    description:
      'How to call the three endpoints, read every page as markdown, stay within the limits, and run the site yourself.',
    lede: 'Call the endpoints, read pages as markdown, or run the site yourself.',
    section: 'docs',
    lastModified: '2026-11-30',
    navigationLabel: 'Docs',
  },
  {
    path: '/docs/search',
    title: 'Search',
    description: 'Search the sections of the documentation, the guides and the tools’ pages, in your browser.',
    lede: 'Finds the section you need, even if you mistype a word.',
    section: 'docs',
    lastModified: '2026-11-26',
    isNoindex: true,
  },
  {
    path: '/docs/api',
    title: 'API reference',
    description:
      'The three JSON endpoints at a glance: a request, the limit, the parameters, statuses and headers of each, and where to read more.',
    lede: 'JSON over GET, without a key. Every error tells you what to do.',
    section: 'docs',
    lastModified: '2026-11-30',
  },
  {
    path: '/docs/api/domain-rating',
    title: 'Domain Rating API',
    description:
      'GET /api/domain-rating returns a site’s Domain Rating, 0 to 100: its parameter, statuses, headers and limit, and requests to run from the page.',
    lede: 'One site’s Domain Rating by Ahrefs, from 0 to 100.',
    section: 'docs',
    lastModified: '2026-11-30',
  },
  {
    path: '/docs/api/pagerank',
    title: 'PageRank API',
    description:
      'GET /api/pagerank returns the PageRank of up to ten domains, 0 to 10: its parameters, statuses, headers and limit, and requests to run from the page.',
    lede: 'The PageRank of up to ten domains, from 0 to 10, in one request.',
    section: 'docs',
    lastModified: '2026-11-30',
  },
  {
    path: '/docs/api/stats',
    title: 'Public counters API',
    description:
      'GET /api/stats returns how many editors have been pitched and blogs researched: its statuses and headers, and requests to run from the page.',
    lede: 'How many editors have been pitched, and how many blogs researched.',
    section: 'docs',
    lastModified: '2026-11-30',
  },
  {
    path: '/docs/api/conventions',
    title: 'API conventions',
    description:
      'Rules that every endpoint follows: requests, errors, the two scales, limits, caching, changes, and sample data.',
    section: 'docs',
    lastModified: '2026-11-28',
  },
  {
    path: '/docs/recipes',
    title: 'Recipes',
    description:
      'A rating in Google Sheets or Excel, a badge for your own site, scripts that work through whole lists within the limits, and tools for language models.',
    section: 'docs',
    lastModified: '2026-11-25',
  },
  {
    path: '/docs/markdown',
    title: 'Pages as markdown',
    description:
      'Which Accept header gets HTML and which gets markdown, the .md URLs, the front matter, and what a 304, 404, 405 and 406 look like.',
    section: 'docs',
    lastModified: '2026-11-28',
  },
  {
    path: '/docs/limits',
    title: 'Limits and caching',
    description:
      'How the sliding windows work, how to read RateLimit and Retry-After, how long responses are cached, and what happens during an outage.',
    section: 'docs',
    lastModified: '2026-11-30',
  },
  {
    path: '/docs/self-hosting',
    title: 'Running it yourself',
    description:
      'Try the site with two commands, then set it up: every setting, stores and databases, proxies, health checks, and what differs on Vercel.',
    section: 'docs',
    lastModified: '2026-11-30',
  },
  {
    path: '/changelog',
    title: 'Changelog',
    description:
      'Every release of this site: its endpoints, its markdown, its tools and guides, and news for people who run it.',
    lede: 'Every release, and what’s new in it.',
    section: 'docs',
    lastModified: '2026-11-28',
  },
  {
    path: '/guides',
    title: 'Guides for link builders',
    description:
      'Six guides to the work itself: a day of prospecting, reading ratings, qualifying sites, writing the pitch, wording anchors, making a site readable to agents.',
    lede: 'The work itself: reading ratings, qualifying prospects, writing the pitch.',
    section: 'guides',
    lastModified: '2026-11-28',
    navigationLabel: 'Guides',
  },
  {
    path: '/guides/a-prospecting-day',
    title: 'A prospecting day, with one list',
    description:
      'From rivals’ backlink exports to a short list, with a reason for every site dropped, and a pitch checked against it: one list, step by step, with pictures.',
    lede: 'From rivals’ exports to a short list, and a pitch checked against it.',
    section: 'guides',
    lastModified: '2026-11-30',
  },
  {
    path: '/guides/two-rating-scales',
    title: 'Two rating scales, and what neither can tell you',
    description:
      'Domain Rating (0 to 100) and PageRank (0 to 10): what each one measures, why you can’t convert between them, and what both miss.',
    lede: 'What Domain Rating and PageRank measure, and what both of them miss.',
    section: 'guides',
    lastModified: '2026-11-26',
  },
  {
    path: '/guides/qualify-a-prospect',
    title: 'Qualify a prospect in five minutes',
    description:
      'Five quick checks, each with a reason to stop, that separate sites worth writing to from those that only look the part.',
    lede: 'Five quick checks, each with a reason to stop.',
    section: 'guides',
    lastModified: '2026-11-28',
  },
  {
    path: '/guides/outreach-email-that-gets-a-reply',
    title: 'An outreach e-mail that gets a reply',
    description:
      'What to write in a first e-mail and a follow-up, what large studies found and what they can’t tell you, and the law on unsolicited e-mail.',
    lede: 'What to write, what large studies found, and what the law says.',
    section: 'guides',
    lastModified: '2026-11-26',
  },
  {
    path: '/guides/anchor-text-without-a-footprint',
    title: 'Anchor text without a footprint',
    description:
      'Why repeated anchors give a link scheme away, how to read your own profile, and what to say when an editor asks which words to link.',
    lede: 'Why repeated anchors give a scheme away, and what to tell an editor.',
    section: 'guides',
    lastModified: '2026-11-28',
  },
  {
    path: '/guides/site-readable-to-agents',
    title: 'Make a site readable to agents',
    description:
      'Content negotiation, .md URLs, llms.txt and honest 404s, with requests you can send to this site and the headers you get back.',
    lede: 'Negotiation, .md URLs, llms.txt and honest 404s, with requests to try.',
    section: 'guides',
    lastModified: '2026-11-28',
  },
  {
    path: '/about',
    title: 'About this site',
    description: 'What the platform does, who this site is for, and where each of its numbers comes from.',
    section: 'site',
    lastModified: '2026-11-30',
    navigationLabel: 'About',
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description:
      'No cookies, no accounts, no trackers. This page says what the server counts, for how long, and what it shares with others.',
    section: 'site',
    lastModified: '2026-11-30',
    isOptional: true,
  },
  {
    path: '/sitemap',
    title: 'Sitemap',
    description: 'Every page of the site on one page, along with the files made for machines.',
    lede: 'Every page, and the files made for machines.',
    section: 'site',
    lastModified: '2026-11-30',
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

/** The pages for search engines and for agents, of one section or of all. */
export function indexedPages(section?: Section): readonly Page[] {
  const listed: readonly Page[] = section ? pagesOf(section) : pages
  return listed.filter(({ isNoindex }) => !isNoindex)
}

export const sections = Object.keys(sectionTitles) as Section[]

/** The path of a page's markdown. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
