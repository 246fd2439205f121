import { pages } from '@/lib/site/pages'
import { EMBEDDED, startSite } from '@/tests/support/site'
import { ask } from './answers'
import { median, verdict } from './goals'
import { startBundled } from './servers'

const STARTS = 5
const MAX_READY_MS = 2_000
const MARKDOWN = { accept: 'text/markdown' }

/** The time from the process's start to its first answer, and the time of a page that is not stored yet. */
export async function measureCold(): Promise<void> {
  const ready: number[] = []
  for (let start = 0; start < STARTS; start += 1) ready.push(await readyMs())
  const readyMedian = median(ready)
  console.log(
    `first answer after ${readyMedian.toFixed(0)} ms: ${verdict(readyMedian <= MAX_READY_MS, `${MAX_READY_MS} ms`)}`,
  )

  const html: number[] = []
  const markdown: number[] = []
  // A page is cold once in a process. The first process is asked for every other page as markdown, the second for the rest.
  for (const odd of [0, 1]) {
    const { html: first, markdown: twin } = await firstOfEach(odd)
    html.push(...first)
    markdown.push(...twin)
  }
  const allowedMs = 1.3 * median(html) + 10
  console.log(
    `a page not stored yet: HTML ${median(html).toFixed(1)} ms, markdown ${median(markdown).toFixed(1)} ms: ` +
      verdict(median(markdown) <= allowedMs, `${allowedMs.toFixed(1)} ms`),
  )
}

async function readyMs(): Promise<number> {
  const begin = performance.now()
  const site = await startSite({ ...EMBEDDED, REQUEST_LOG: 'off' })
  await ask(`${site.url}/about`)
  const milliseconds = performance.now() - begin
  await site.stop()
  return milliseconds
}

async function firstOfEach(odd: number): Promise<{ html: number[]; markdown: number[] }> {
  const times = { html: [] as number[], markdown: [] as number[] }
  const server = await startBundled('cold-server')
  try {
    const first = (path: string, headers = {}) => ask(server.url + path, headers)
    // The pages are cold. The code that makes them is not.
    await first('/privacy', MARKDOWN)
    await first('/sitemap', MARKDOWN)
    const others = pages.filter(({ path }) => !['/', '/privacy', '/sitemap'].includes(path))
    for (const [at, { path }] of others.entries()) {
      const kind = at % 2 === odd ? 'html' : 'markdown'
      times[kind].push((await first(path, kind === 'markdown' ? MARKDOWN : {})).milliseconds)
    }
    return times
  } finally {
    server.process.kill()
  }
}
