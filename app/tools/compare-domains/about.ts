import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Compare domains',
  description:
    'Compare up to five domains by Domain Rating and PageRank, each on its own scale, and see how their PageRank has changed over the years.',
  lede: 'Up to five domains on two scales, side by side.',
  stage: 'choose',
  moment: 'A few sites are left, and you have time for one.',
  scale: 'Domain Rating, 0 to 100, and Open PageRank, 0 to 10, each in its own column',
  privacy: 'Only the domains leave your browser.',
  listAction: 'Compare',
  lastModified: '2026-11-26',
}
