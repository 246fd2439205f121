import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { LinkChecker, LinkState } from 'linkinator'
import { describe, expect, inject, it } from 'vitest'
import { inImageNode } from '@/scripts/image-node'
import { PUBLIC_URL, publishedPaths } from '@/tests/support/published-pages'

/** Not a dependency, because it needs Node 22. */
const AFDOCS = 'afdocs@0.22.2'

interface Report {
  results: { id: string; status: string; message: string }[]
  scoring: { overall: number }
}

const url = inject('siteUrl')
const paths = await publishedPaths(url)

describe.concurrent('the public checkers', () => {
  it('afdocs has no failure and no warning, and gives the full score', async () => {
    const options = {
      urls: paths.map((path) => url + path).join(),
      'canonical-origin': PUBLIC_URL,
      'max-links': '1000',
      'request-delay': '0',
      'max-concurrency': '8',
      format: 'json',
    }
    const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
    const command = ['afdocs', 'check', url, ...given, '--score', '--quiet']
    const child = spawn('npm', inImageNode(command, [AFDOCS]), { stdio: ['ignore', 'pipe', 'inherit'] })
    const report = JSON.parse(await text(child.stdout)) as Report
    const faults = report.results.filter(({ status }) => status !== 'pass' && status !== 'skip')
    expect(faults.map(({ id, status, message }) => `${id} ${status}: ${message}`)).toEqual([])
    expect(report.scoring.overall).toBe(100)
    const asked = report.results.find(({ id }) => id === 'content-negotiation')
    expect(asked?.message).toContain(`${paths.length}/${paths.length} pages`)
  })

  it('linkinator finds no broken link and no missing fragment', async () => {
    const { links } = await new LinkChecker().check({
      path: paths.map((path) => url + path),
      recurse: true,
      checkFragments: true,
      checkCss: true,
      redirects: 'error',
      // Otherwise it treats a page as a folder and adds a slash before fragments.
      cleanUrls: true,
      concurrency: 8,
      // Links with the public address go to the running site.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${PUBLIC_URL}(?=/|$)`), replacement: url }],
      linksToSkip: async (link) => !link.startsWith(url),
    })
    const broken = links.filter(({ state }) => state === LinkState.BROKEN)
    expect(broken.map((link) => `${link.parent} → ${link.url} answers ${link.status}`)).toEqual([])
    const visited = links.filter(({ state }) => state === LinkState.OK).map((link) => link.url)
    expect(visited).toEqual(expect.arrayContaining(paths.map((path) => url + path)))
  })
})
