import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of the thread's own processor time. */
  tdur?: number
  args: { name?: string }
}

/** What may hold up the answer to a click (https://web.dev/articles/inp). */
export const GOOD_INTERACTION_MS = 200

/**
 * The longest task of the page's main thread while `act` runs on a processor four times slower: what a click waits for
 * at worst. In milliseconds of the thread's own processor time, which nothing else on the machine can lengthen.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('only a browser of its own can be traced')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mainThreads.has(`${pid} ${tid}`))
  if (tasks.length < 10) throw new Error('the trace has no tasks')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}
