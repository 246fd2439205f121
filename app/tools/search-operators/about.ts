import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Search operator builder',
  description:
    'Build search queries for guest posts, resource pages and mentions, for many topics at once, in the syntax of Google, Bing and DuckDuckGo.',
  lede: 'Footprints that find pages worth pitching, for several topics at once and in each engine’s own syntax. If an engine can’t run a search, we leave it out and tell you.',
  privacy: 'Nothing leaves your browser until you open a query in your search engine.',
  listAction: 'Exclude from searches',
  lastModified: '2026-11-26',
}
