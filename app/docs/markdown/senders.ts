export interface Sender {
  name: string
  accept: string
  /** Where the value was read. */
  source: string
  /** The day on which it was read there, as YYYY-MM-DD. */
  day: string
}

const TESTED_AGENTS = 'https://acceptmarkdown.com/status.md'
const BROWSERS =
  'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Content_negotiation/List_of_default_Accept_values'

/** What known clients send for a page. */
export const senders: readonly Sender[] = [
  { name: 'Claude Code', accept: 'text/markdown, text/html, */*', source: TESTED_AGENTS, day: '2026-11-24' },
  {
    name: 'Cursor',
    accept: 'text/markdown, text/plain;q=0.9, */*;q=0.8',
    source: TESTED_AGENTS,
    day: '2026-11-24',
  },
  {
    name: 'Gemini CLI',
    accept:
      'text/markdown, text/plain;q=0.9, application/json;q=0.9, text/html;q=0.8, application/pdf;q=0.7, video/*;q=0.7, */*;q=0.5',
    source: 'https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/tools/web-fetch.ts',
    day: '2026-11-24',
  },
  {
    name: 'OpenCode',
    accept: 'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    source: 'https://github.com/anomalyco/opencode/blob/dev/packages/opencode/src/tool/webfetch.ts',
    day: '2026-11-24',
  },
  {
    name: 'curl, and most HTTP libraries',
    accept: '*/*',
    source: 'https://curl.se/docs/manpage.html',
    day: '2026-11-24',
  },
  {
    name: 'Firefox',
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    source: BROWSERS,
    day: '2026-11-24',
  },
  {
    name: 'Chrome',
    accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    source: BROWSERS,
    day: '2026-11-24',
  },
]
