import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Link gap',
  description:
    'Compare up to ten rivals’ backlink exports with yours: who links to them and not to you, which links came or went, and who on your list links to you.',
  lede: 'See which sites link to your rivals but not to you.',
  stage: 'find',
  moment: 'Your rivals have links that you don’t.',
  privacy: 'Your exports never leave your browser.',
  listAction: 'See who links to me now',
  lastModified: '2026-11-30',
}
