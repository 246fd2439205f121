import type { PagePath } from '@/lib/site/pages'
import { toolCount } from '@/lib/site/tools'

export interface NextStep {
  href: PagePath
  /** What the reader can do there. */
  title: string
}

/** Where a reader goes from a page of text. */
export const nextSteps: Partial<Record<PagePath, NextStep>> = {
  '/docs/api': { href: '/docs/recipes', title: 'Copy a script that works through a list' },
  '/docs/api/domain-rating': { href: '/docs/api/pagerank', title: 'Look up PageRank too' },
  '/docs/api/pagerank': { href: '/docs/limits', title: 'See how the hourly limit works' },
  '/docs/api/stats': { href: '/docs/api/conventions', title: 'Read the rules for all endpoints' },
  '/docs/api/conventions': { href: '/docs/api', title: 'See all three endpoints' },
  '/docs/recipes': { href: '/docs/limits', title: 'See how long a loop has to wait' },
  '/docs/markdown': { href: '/guides/site-readable-to-agents', title: 'Do the same for your own site' },
  '/docs/limits': { href: '/docs/recipes', title: 'Copy a loop that respects the limit' },
  '/docs/self-hosting': { href: '/docs/api', title: 'Call the endpoints of your own site' },
  '/guides/two-rating-scales': { href: '/tools/compare-domains', title: 'See your prospects on both scales' },
  '/guides/a-prospecting-day': { href: '/tools/link-gap', title: 'Begin with your rivals’ links' },
  '/guides/qualify-a-prospect': { href: '/tools/prospect-list-cleaner', title: 'Clean your own list first' },
  '/guides/outreach-email-that-gets-a-reply': {
    href: '/tools/outreach-email-checker',
    title: 'Check your e-mail before you send it',
  },
  '/guides/anchor-text-without-a-footprint': {
    href: '/tools/anchor-text-analyser',
    title: 'See your own anchors by type',
  },
  '/guides/site-readable-to-agents': { href: '/docs/markdown', title: 'Try content negotiation on this site' },
  '/about': { href: '/tools', title: `Try the ${toolCount} tools` },
  '/privacy': { href: '/about', title: 'See where the numbers come from' },
}
