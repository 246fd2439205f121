import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Link gap',
  description:
    'Compare backlink exports of up to ten rivals with yours: which sites link to them and not to you, and which links came or went.',
  lede: 'See which sites link to your rivals but not to you.',
  stage: 'find',
  moment: 'Your rivals have links that you don’t.',
  privacy: 'Your exports never leave your browser.',
  listAction: 'Look for links',
  lastModified: '2026-11-26',
}
