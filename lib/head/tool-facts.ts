import type { Page, PagePath } from '@/lib/site/pages'

export interface ToolFacts {
  /** The scale of its numbers, if it has one. */
  scale?: string
  /** What leaves the visitor's browser. */
  sends: string
}

const NOTHING = 'nothing: anything you paste stays in your browser.'
const domainsFor = (asked: string) =>
  `only the domains in your list or spreadsheet to this site, which asks ${asked} for any it hasn’t cached.`

const facts: Readonly<Record<Extract<PagePath, `/tools/${string}`>, ToolFacts>> = {
  '/tools/domain-rating-checker': { scale: 'Domain Rating, 0 to 100', sends: domainsFor('the provider') },
  '/tools/pagerank-checker': { scale: 'Open PageRank, 0 to 10', sends: domainsFor('the provider') },
  '/tools/compare-domains': {
    scale: 'Domain Rating, 0 to 100, and Open PageRank, 0 to 10, each in its own chart',
    sends: domainsFor('both providers'),
  },
  '/tools/prospect-list-cleaner': { sends: NOTHING },
  '/tools/search-operators': { sends: 'nothing until you open a query in the search engine you chose.' },
  '/tools/outreach-email-checker': { sends: NOTHING },
  '/tools/anchor-text-analyser': { scale: 'percentages of your own export', sends: NOTHING },
}

export function factsOf(tool: Page): ToolFacts | undefined {
  return (facts as Readonly<Record<string, ToolFacts>>)[tool.path]
}
