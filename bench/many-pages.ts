import { verdict } from './goals'
import { type Load, load } from './load'
import { type Server, startBundled } from './servers'

const FEW = 10
const MANY = 1_000
/** Short and many: a shared machine is now fast and now slow, by a half, and the best second is what the code can do. */
const ROUNDS = 20
const SECONDS = 1
/** V8 goes on optimising for as long. */
const WARM_UP_SECONDS = 15
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

/** Of the requests a second, in the best round of each server, loaded in turns once it is warm. */
async function ratioOf(
  few: Server,
  many: Server,
  requestsOf: (pages: number) => { path: string; vary?: Load['vary'] },
): Promise<number> {
  const perSecond = async ({ url }: Server, pages: number, seconds = SECONDS) => {
    const { path, vary } = requestsOf(pages)
    return (await load({ url: url + path, vary, headers: HEADERS, seconds })).requestsPerSecond
  }
  await perSecond(many, MANY, WARM_UP_SECONDS)
  await perSecond(few, FEW, WARM_UP_SECONDS)
  const best = { many: 0, few: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turns as to who comes first, too.
    for (const name of round % 2 === 0 ? (['many', 'few'] as const) : (['few', 'many'] as const)) {
      const measured = name === 'many' ? await perSecond(many, MANY) : await perSecond(few, FEW)
      best[name] = Math.max(best[name], measured)
    }
  }
  return best.many / best.few
}
