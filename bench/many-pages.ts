import { verdict } from './goals'
import { load, type Subject } from './load'
import { pinTo, type Server, startBundled } from './servers'
import { loadInTurns } from './turns'

const FEW = 10
const MANY = 1_000
/** Of each, in turns with the other. */
const SECONDS = 15
/** V8 goes on optimising for as long. */
const WARM_UP_SECONDS = 15
const MAX_CHANGE = 0.1
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Whether a page of a site of a thousand pages is answered as fast as one of a site of ten. */
export async function measureManyPages(): Promise<void> {
  const few = await startBundled('cached-server', String(FEW))
  const many = await startBundled('cached-server', String(MANY))
  for (const { process } of [few, many]) pinTo('server', process.pid)
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

/** Of the requests a second of the server of few, once both are warm. */
async function ratioOf(
  few: Server,
  many: Server,
  requestsOf: (pages: number) => { path: string; vary?: Subject['vary'] },
): Promise<number> {
  const subjectOf = ({ url }: Server, pages: number) => {
    const { path, vary } = requestsOf(pages)
    return { url: url + path, vary, headers: HEADERS }
  }
  const subjects = [subjectOf(few, FEW), subjectOf(many, MANY)] as const
  for (const subject of subjects) await load({ ...subject, seconds: WARM_UP_SECONDS })
  const [one, other] = await loadInTurns(subjects, SECONDS)
  return other.requestsPerSecond / one.requestsPerSecond
}
