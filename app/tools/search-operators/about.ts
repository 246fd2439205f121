import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Search operator builder',
  description:
    'Build search queries for guest posts, resource pages and mentions, for many topics at once, in the syntax of Google, Bing and DuckDuckGo.',
  lede: 'Find pages worth pitching, for all your topics and in each engine’s syntax.',
  stage: 'find',
  moment: 'You have a topic but no sites yet.',
  privacy: 'Nothing leaves your browser until you open a query in your search engine.',
  listAction: 'Exclude from searches',
  lastModified: '2026-11-26',
}
