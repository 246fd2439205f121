import type { ToolFacts } from '@/lib/site/tool-facts'

export const about: ToolFacts = {
  title: 'Outreach e-mail checker',
  description:
    'Check a pitch and its follow-ups before you send them: empty merge fields, clichés, too many requests or links, no way to opt out, bad names in your list.',
  lede: 'Catch the empty merge field and the tired phrase before an editor does.',
  stage: 'write',
  moment: 'Your pitch is written but not sent.',
  privacy: 'Nothing you paste or drop leaves your browser.',
  listAction: 'Merge into a pitch',
  lastModified: '2026-11-30',
}
