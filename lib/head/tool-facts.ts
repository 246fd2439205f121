import type { Page } from '@/lib/site/pages'

export interface ToolFacts {
  /** The scale of its numbers, if it has one. */
  scale?: string
  /** What leaves the visitor's browser. */
  sends: string
}

const NOTHING = 'nothing: what you paste stays in your browser.'
const DOMAINS =
  'the domains of your list or sheet, and nothing else of it, to this site, which asks the provider for what it has not cached.'

const facts: Readonly<Record<string, ToolFacts>> = {
  '/tools/domain-rating-checker': { scale: 'Domain Rating, 0 to 100', sends: DOMAINS },
  '/tools/pagerank-checker': { scale: 'Open PageRank, 0 to 10', sends: DOMAINS },
  '/tools/compare-domains': { scale: 'both, each in its own chart', sends: DOMAINS },
  '/tools/prospect-list-cleaner': { sends: NOTHING },
  '/tools/search-operators': { sends: 'nothing, until you open a search in the engine that you chose.' },
  '/tools/outreach-email-checker': { sends: NOTHING },
  '/tools/anchor-text-analyser': { scale: 'shares of your own export, in percent', sends: NOTHING },
}

export function factsOf(tool: Page): ToolFacts | undefined {
  return facts[tool.path]
}
