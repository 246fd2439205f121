import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Domain Rating checker',
  description:
    'Look up the Domain Rating (0 to 100) of one domain, a list or a whole spreadsheet, and download it with the ratings added.',
  lede: 'One domain, a list or a spreadsheet. A failed lookup says “unknown”, never 0.',
  stage: 'choose',
  moment: 'You have more sites than time.',
  scale: 'Domain Rating, 0 to 100',
  privacy: 'Only the domains leave your browser.',
  listAction: 'Check Domain Rating',
  lastModified: '2026-11-30',
}
