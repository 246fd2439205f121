import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changelogFeed } from '@/lib/agents/changelog-feed'

const site = { siteName: 'A & B', siteUrl: 'https://site.test' }
const changelog = `## The promise

What works goes on working.

## 2 December 2026

- API: a < b, see [the docs](/docs), [above](#top) and [elsewhere](https://example.com/): \`href="/docs"\`.

## 21 November 2026

- Site: the first.
`
const feed = changelogFeed(changelog, '/changelog.atom', site)

it('has an entry for each day, the newest first, with names that do not change', () => {
  expect([...feed.matchAll(/<id>([^<]*)</g)].map(([, id]) => id)).toEqual([
    'tag:site.test,2026:changelog',
    'tag:site.test,2026-12-02:changelog',
    'tag:site.test,2026-11-21:changelog',
  ])
  expect([...feed.matchAll(/<updated>([^<]*)</g)].map(([, day]) => day)).toEqual([
    '2026-12-02T00:00:00Z',
    '2026-12-02T00:00:00Z',
    '2026-11-21T00:00:00Z',
  ])
})

it('has the whole text of a day as HTML, with absolute links', () => {
  const [, content = ''] = /<content type="html">([^<]*)</.exec(feed) ?? []
  const html = content
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  expect(html).toBe(
    '<ul>\n<li>API: a &lt; b, see <a href="https://site.test/docs">the docs</a>, <a href="https://site.test/changelog#top">above</a> and <a href="https://example.com/">elsewhere</a>: <code>href="/docs"</code>.</li>\n</ul>',
  )
})

it('has every day of the real changelog, with no markdown left over', () => {
  const real = readFileSync('content/changelog.mdx', 'utf8')
  const made = changelogFeed(real, '/changelog.atom', site)
  expect(made.match(/<entry>/g)).toHaveLength(real.match(/^## \d+ \w+ \d{4}$/gm)?.length ?? 0)
  expect(made).not.toMatch(/\]\(|\{props/)
})
