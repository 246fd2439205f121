import { send } from '@/tests/support/send'
import { startSite } from '@/tests/support/servers/site'
import { median, verdict } from './goals'

const STARTS = 5
const MAX_READY_MS = 1_000

/** The time from the process's start to its first response. */
export async function measureCold(): Promise<void> {
  const ready: number[] = []
  for (let start = 0; start < STARTS; start += 1) ready.push(await readyMs())
  const readyMedian = median(ready)
  console.log(
    `first response after ${readyMedian.toFixed(0)} ms: ${verdict(readyMedian <= MAX_READY_MS, `${MAX_READY_MS} ms`)}`,
  )
}

async function readyMs(): Promise<number> {
  const begin = performance.now()
  const site = await startSite({ REQUEST_LOG: 'off' })
  await send(site.url, '/about')
  const milliseconds = performance.now() - begin
  await site.stop()
  return milliseconds
}
