import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Search operator builder',
  description:
    'Build search queries for guest posts, resource pages and mentions, for many topics at once, in the syntax of Google, Bing and DuckDuckGo.',
  lede: 'Footprints that find pages worth pitching, for several topics at once and in each engine’s own syntax. Searches that an engine can’t do are left out, with a note.',
  sends: 'nothing until you open a query in the search engine you chose.',
  listAction: 'Exclude from searches',
  lastModified: '2026-11-26',
}
