import type { PageFacts } from '@/lib/markdown/opening'

export const page: PageFacts = {
  title: 'A page',
  description: 'What it says',
  url: 'https://example.com/docs/page',
  lastModified: '2026-01-02',
  llmsTxtUrl: 'https://example.com/llms.txt',
}
