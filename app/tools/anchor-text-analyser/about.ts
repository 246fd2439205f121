import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Anchor text analyser',
  description:
    'Compare up to four backlink exports from Ahrefs, Semrush, Moz or Search Console: anchor types side by side, and wording that many sites share.',
  lede: 'See what your links say, next to your competitors’.',
  stage: 'look back',
  moment: 'You have new links.',
  scale: 'percentages of your own export',
  privacy: 'Nothing you paste leaves your browser.',
  lastModified: '2026-11-30',
}
