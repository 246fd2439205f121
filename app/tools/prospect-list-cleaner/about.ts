import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Prospect list cleaner',
  description:
    'Paste URLs, e-mail addresses or whole exports. Get one row per site, and a reason for everything dropped.',
  lede: 'Paste anything. Get one row per site, and a reason for everything dropped.',
  stage: 'choose',
  moment: 'You have a raw list.',
  privacy: 'Nothing you paste leaves your browser.',
  listAction: 'Clean',
  lastModified: '2026-11-30',
}
