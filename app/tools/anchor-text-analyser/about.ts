import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Anchor text analyser',
  description:
    'Compare up to four backlink exports from Ahrefs, Semrush, Moz or Search Console: anchor types side by side, and wording that many sites share.',
  lede: 'Drop in up to four backlink exports, yours next to your competitors’, and see what the links say: how many name the brand, how many repeat a keyword, and which wording many sites share.',
  scale: 'percentages of your own export',
  privacy: 'Nothing you paste leaves your browser.',
  lastModified: '2026-11-26',
}
