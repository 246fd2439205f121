import { median, verdict } from './goals'
import { type Load, load } from './load'
import { type Server, startBundled } from './servers'

const FEW = 10
const MANY = 1_000
const ROUNDS = 5
const SECONDS = 3
const MAX_CHANGE = 0.1
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Whether a page of a site of a thousand pages is answered as fast as one of a site of ten. */
export async function measureManyPages(): Promise<void> {
  const few = await startBundled('cached-server', String(FEW))
  const many = await startBundled('cached-server', String(MANY))
  try {
    const one = await ratioOf(few, many, () => ({ path: `/guides/${FEW - 1}` }))
    const goal = verdict(Math.abs(1 - one) < MAX_CHANGE, `within ${MAX_CHANGE}`)
    console.log(`a page among ${MANY} against one among ${FEW}: ${one.toFixed(2)} of the requests a second, ${goal}`)
    const all = await ratioOf(few, many, (pages) => ({ path: `/guides/${pages}`, vary: 'page' }))
    console.log(
      `all of the ${MANY} in turn against all of the ${FEW}: ${all.toFixed(2)} (the processor's caches hold ten)`,
    )
  } finally {
    few.process.kill()
    many.process.kill()
  }
}

/** Of the requests a second, each server loaded in turns; the first round is there to warm both. */
async function ratioOf(
  few: Server,
  many: Server,
  requestsOf: (pages: number) => { path: string; vary?: Load['vary'] },
): Promise<number> {
  const perSecond = async ({ url }: Server, pages: number) => {
    const { path, vary } = requestsOf(pages)
    return (await load({ url: url + path, vary, headers: HEADERS, seconds: SECONDS })).requestsPerSecond
  }
  const ratios: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    ratios.push((await perSecond(many, MANY)) / (await perSecond(few, FEW)))
  }
  return median(ratios.slice(1))
}
