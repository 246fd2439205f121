import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'PageRank checker',
  description:
    'Look up Open PageRank (0 to 10) for one domain with its history, a list or a whole spreadsheet, and see how many requests you have left.',
  lede: 'Look up Open PageRank, from 0 to 10, for one domain, a list or a whole spreadsheet, and get it back with the numbers next to your own columns. A domain that isn’t in the index is marked as such, never as 0.',
  scale: 'Open PageRank, 0 to 10',
  privacy: 'Only the domains leave your browser.',
  listAction: 'Check PageRank',
  lastModified: '2026-11-26',
}
