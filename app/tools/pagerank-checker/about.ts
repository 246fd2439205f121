import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'PageRank checker',
  description:
    'Look up Open PageRank (0 to 10) for one domain with its history, a list or a whole spreadsheet, and see how many requests you have left.',
  lede: 'One domain, a list or a whole spreadsheet, on a scale from 0 to 10.',
  stage: 'choose',
  moment: 'You want a second opinion, or a site’s history.',
  scale: 'Open PageRank, 0 to 10',
  privacy: 'Only the domains leave your browser.',
  listAction: 'Check PageRank',
  lastModified: '2026-11-30',
}
