import { printRow, verdict } from './goals'
import { load, type Subject } from './load'
import { residentMebibytes } from './servers'

const REQUESTS = 1_000_000
const QUARTERS = 4
const LOAD_SECONDS = 2
const MAX_MEBIBYTES = 300
/** What the second half may add, which covers the noise of garbage collection. */
const MAX_GROWTH_MEBIBYTES = 15

/** The site's memory after a million requests, each with another path or query. */
export async function measureMemory({ url, pid }: { url: string; pid: number | undefined }): Promise<void> {
  printRow(['different paths, queries', 'RSS MiB'])
  const resident: number[] = []
  let requests = 0
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    for (let run = 0; requests < (REQUESTS * quarter) / QUARTERS; run += 1) {
      for (const [path, vary] of differing(`${quarter}-${run}`)) {
        const { requestsPerSecond } = await load({ url: url + path, vary, seconds: LOAD_SECONDS })
        requests += requestsPerSecond * LOAD_SECONDS
      }
    }
    resident.push(residentMebibytes(pid))
    printRow([Math.round(requests), (resident.at(-1) ?? 0).toFixed(0)])
  }
  const [, half = 0, , end = 0] = resident
  console.log(`at the end: ${verdict(end <= MAX_MEBIBYTES, `under ${MAX_MEBIBYTES} MiB`)}`)
  console.log(
    `second half: ${(end - half).toFixed(0)} MiB more, ${verdict(end - half <= MAX_GROWTH_MEBIBYTES, 'flat')}`,
  )
}

/** Missing paths, queries of a page, lookups of new domains, and lookups without a domain. */
function differing(name: string): [path: string, vary: Subject['vary']][] {
  return [
    [`/${name}`, 'path'],
    [`/about?${name}`, 'path'],
    [`/api/domain-rating?target=a${name}`, 'domain'],
    [`/api/domain-rating?target=${name}`, 'path'],
  ]
}
