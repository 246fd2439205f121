import { pages } from '@/lib/site/pages'
import { startSite } from '@/tests/support/site'
import { ask } from './answers'
import { median, verdict } from './goals'

const SAMPLES = 5
const MAX_READY_MS = 2_000

/** The time from the start of the process to its first answer, and what a page costs that is not stored yet. */
export async function measureCold(): Promise<void> {
  // The warm-up comes to this page last.
  const { path } = pages.at(-1) ?? { path: '/' }
  const ready: number[] = []
  const first = async (asked: string, headers: Record<string, string>) => {
    const begin = performance.now()
    const site = await startSite()
    const { milliseconds, status } = await ask(site.url + asked, headers)
    ready.push(performance.now() - begin - milliseconds)
    await site.kill('SIGKILL')
    if (status !== 200) throw new Error(`${asked} answered ${status}`)
    return milliseconds
  }
  const html: number[] = []
  const markdown: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    html.push(await first(path, {}))
    markdown.push(await first(path, { accept: 'text/markdown' }))
  }
  const [htmlMs, markdownMs, readyMs] = [median(html), median(markdown), median(ready)]
  const allowedMs = 1.3 * htmlMs + 10
  console.log(`ready after ${readyMs.toFixed(0)} ms: ${verdict(readyMs <= MAX_READY_MS, `${MAX_READY_MS} ms`)}`)
  console.log(
    `first HTML of a page ${htmlMs.toFixed(0)} ms, first markdown ${markdownMs.toFixed(0)} ms: ` +
      verdict(markdownMs <= allowedMs, `${allowedMs.toFixed(0)} ms`),
  )
}
