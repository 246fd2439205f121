import { median, verdict } from './goals'
import { load } from './load'
import { startBundled } from './servers'

const FEW = 10
const MANY = 1_000
const ROUNDS = 5
const SECONDS = 3
const WARM_UP_SECONDS = 3
const MAX_CHANGE = 0.1

/** Whether a site of a thousand pages answers as fast as one of ten. */
export async function measureManyPages(): Promise<void> {
  const servers = {
    few: await startBundled('cached-server', String(FEW)),
    many: await startBundled('cached-server', String(MANY)),
  }
  const paths = { few: `/guides/${FEW}`, many: `/guides/${MANY}` }
  const perSecond = async (which: keyof typeof servers, seconds: number) => {
    const { requestsPerSecond } = await load({ url: servers[which].url + paths[which], vary: 'page', seconds })
    return requestsPerSecond
  }
  try {
    await perSecond('few', WARM_UP_SECONDS)
    await perSecond('many', WARM_UP_SECONDS)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.push((await perSecond('many', SECONDS)) / (await perSecond('few', SECONDS)))
    }
    const ratio = median(ratios)
    console.log(
      `${MANY} pages against ${FEW}: ${ratio.toFixed(2)} of the requests a second, ` +
        verdict(Math.abs(1 - ratio) < MAX_CHANGE, `within ${MAX_CHANGE}`),
    )
  } finally {
    servers.few.process.kill()
    servers.many.process.kill()
  }
}
