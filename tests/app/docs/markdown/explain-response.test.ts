import { expect, it } from 'vitest'
import { explainResponse } from '@/app/docs/markdown/explain-response'
import { senders } from '@/app/docs/markdown/senders'

it.each([
  ['', /^Without the header/],
  ['nonsense', /^No entry is well formed/],
  ['image/png', /^It accepts neither/],
  ['text/html;q=0, */*', /^HTML is refused and a wildcard/],
  ['text/markdown', /^It names text\/markdown and does not accept HTML/],
  ['text/html;q=0.5, text/markdown;q=0.5', /^Both have q=0\.5\. In a tie/],
  ['text/markdown, */*;q=0.1', /with q=1, above HTML with q=0\.1/],
  ['text/html, text/markdown;q=0', /^It refuses text\/markdown/],
  ['text/html', /^It does not accept markdown/],
  ['text/markdown;q=0.5, text/html', /^HTML has q=1, above text\/markdown with q=0\.5/],
  ['*/*', /^Only a wildcard/],
])('%j: %s', (accept, reason) => {
  expect(explainResponse(accept).reason).toMatch(reason)
})

it('shows what was read, without what is malformed', () => {
  expect(explainResponse('Text/HTML;level=1, text/markdown;q=2, */*;q=0.1').ranges).toEqual([
    { range: 'text/html', parametrised: true, weight: 1 },
    { range: '*/*', parametrised: false, weight: 0.1 },
  ])
})

it('agents that are known to ask for markdown get it, browsers and curl do not', () => {
  expect(senders.map(({ name, accept }) => [name, explainResponse(accept).response])).toEqual([
    ['Claude Code', '200, as markdown'],
    ['Cursor', '200, as markdown'],
    ['Gemini CLI', '200, as markdown'],
    ['OpenCode', '200, as markdown'],
    ['curl, and most HTTP libraries', '200, as HTML'],
    ['Firefox', '200, as HTML'],
    ['Chrome', '200, as HTML'],
  ])
})
