/** What known clients send for a page. The documentation names the sources. */
export const senders: readonly [name: string, accept: string][] = [
  ['Claude Code', 'text/markdown, text/html, */*'],
  ['Cursor', 'text/markdown, text/plain;q=0.9, */*;q=0.8'],
  ['OpenCode', 'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1'],
  ['curl, and most HTTP libraries', '*/*'],
  ['Firefox', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  [
    'Chrome',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  ],
]
